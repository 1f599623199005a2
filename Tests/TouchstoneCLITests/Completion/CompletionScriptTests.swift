import Testing

@testable import TouchstoneCLI

/// The scripts' text for a program of two commands.
@Suite struct CompletionScriptTests {
  @Test func bashHasTablesOfValuesAndCommands() {
    let script = Shell.bash.script(for: SampleTool.descriptions)
    #expect(
      script.hasPrefix(
        """
        # Completion of touchstone's arguments for bash.

        # What the value of an option can be. Fails for a flag.
        _touchstone_value() {
          words='' files='' list=''
          case "$1 $2" in
            'replay --format' | 'replay -f') words='text ndjson json' ;;
            'replay --jobs' | 'replay -j') ;;
            'replay --set') ;;
            'replay --show') words='transitions transforms touches' list=1 ;;
            'replay --scene') files=any ;;
            'replay --only') list=1 ;;
            'check --report') words='junit tap github markdown' files=behind list=1 ;;
            'check --artifacts') files=folders ;;
            'check --scene' | 'check -s') words='default uikit' files=any ;;
            *) return 1 ;;
          esac
        }

        # The options of a command, and what its operands can be.
        _touchstone_command() {
          words='' files='' list=''
          case $1 in
            replay) options='--format -f --strict -s --quiet -q --jobs -j --set --show --scene \
        --only --help -h' files=any ;;
            check) options='--report --artifacts --scene -s --loud -l --help -h' \
        words='one other' ;;
            *) return 1 ;;
          esac
        }

        _touchstone() {
          local commands='replay check' command='replay'
          local options words files list line=() word i j glue='' pending='' rest='' first=0

        """))
    #expect(
      script.hasSuffix(
        "\n  return 0\n}\n\ncomplete -o bashdefault -o default -F _touchstone touchstone\n"))
  }

  @Test func zshHasAFunctionForEachCommand() {
    let script = Shell.zsh.script(for: SampleTool.descriptions)
    #expect(script.hasPrefix("#compdef touchstone\n"))
    #expect(
      script.contains(
        #"""

        _touchstone_replay() {
          _arguments -s -S : \
            '(-f --format)'{-f+,--format=}'[How transitions are printed]:text|ndjson|json:(text ndjson json)' \
            '(-s --strict)'{-s,--strict}'[Refuses what would be repaired]' \
            '(-q --quiet)'{-q,--quiet}'[Prints nothing]' \
            '(-j --jobs)'{-j+,--jobs=}'[How many at once]:N: ' \
            '*--set=[Changes a setting]:ID.KNOB=VALUE: ' \
            '*--show=[What is printed]:KIND,…:_touchstone_list transitions transforms touches' \
            '--scene=[The scene to use]:NAME|FILE:_files' \
            '*--only=[Takes the other recognizers out of the scene, whatever their views are]:ID,…: ' \
            '(-h --help)'{-h,--help}'[Prints this help]' \
            '*:[PATH…|-]:_files'
        }

        _touchstone_check() {
          _arguments -s -S : \
            '*--report=[Also reports the run to other programs, in files or on standard output (-, or no FILE)\: junit=FILE,tap=FILE,markdown=FILE, and github for annotations]:FORM[=FILE],…:_touchstone_list_with_files junit tap github markdown' \
            '--artifacts=[Where \[all\] of it'\''s put]:DIR:_files -/' \
            '(-s --scene)'{-s+,--scene=}'[A scene as a\:b or 1.5]:NAME|FILE:_touchstone_words_or_files default uikit' \
            '(-l --loud)'{-l,--loud}'[Makes noise\\sound]' \
            '(-h --help)'{-h,--help}'[Prints this help]' \
            '*:[WORD]:(one other)'
        }

        _touchstone() {

        """#))
    #expect(
      script.contains(
        #"""
          commands=(
            'replay:runs traces and prints state transitions'
            'check:checks '\''one'\'' or [all]: a sample'
          )

        """#))
  }

  @Test func fishHasALineForEachOption() {
    let script = Shell.fish.script(for: SampleTool.descriptions)
    let lines = #"""
      complete -c touchstone -f
      complete -c touchstone -n __touchstone_begins -l version -d 'Prints the version'
      complete -c touchstone -n __touchstone_begins -a replay -d 'runs traces and prints state transitions'
      complete -c touchstone -n __touchstone_begins -a check -d 'checks \'one\' or [all]: a sample'
      complete -c touchstone -n '__touchstone_runs replay' -s f -l format -x -a 'text ndjson json' -d 'How transitions are printed'
      complete -c touchstone -n '__touchstone_runs replay' -s s -l strict -d 'Refuses what would be repaired'
      complete -c touchstone -n '__touchstone_runs replay' -s q -l quiet -d 'Prints nothing'
      complete -c touchstone -n '__touchstone_runs replay' -s j -l jobs -x -d 'How many at once'
      complete -c touchstone -n '__touchstone_runs replay' -l set -x -d 'Changes a setting'
      complete -c touchstone -n '__touchstone_runs replay' -l show -x -a '(__touchstone_list transitions transforms touches)' -d 'What is printed'
      complete -c touchstone -n '__touchstone_runs replay' -l scene -r -F -d 'The scene to use'
      complete -c touchstone -n '__touchstone_runs replay' -l only -x -d 'Takes the other recognizers out of the scene, whatever their views are'
      complete -c touchstone -n '__touchstone_runs replay' -s h -l help -d 'Prints this help'
      complete -c touchstone -n '__touchstone_runs replay' -F
      complete -c touchstone -n '__touchstone_runs check' -l report -r -F -a '(__touchstone_list junit tap github markdown)' -d 'Also reports the run to other programs, in files or on standard output (-, or no FILE): junit=FILE,tap=FILE,markdown=FILE, and github for annotations'
      complete -c touchstone -n '__touchstone_runs check' -l artifacts -x -a '(__fish_complete_directories (commandline -ct))' -d 'Where [all] of it\'s put'
      complete -c touchstone -n '__touchstone_runs check' -s s -l scene -r -F -a 'default uikit' -d 'A scene as a:b or 1.5'
      complete -c touchstone -n '__touchstone_runs check' -s l -l loud -d 'Makes noise\\sound'
      complete -c touchstone -n '__touchstone_runs check' -s h -l help -d 'Prints this help'
      complete -c touchstone -n '__touchstone_runs check' -a 'one other'

      """#
    #expect(script.hasSuffix("\nend\n\n" + lines))
  }

  @Test func valuesAreToldApartByTheirTables() {
    func value(_ placeholder: String?, choices: [String] = []) -> CompletedValue? {
      CompletedValue(
        of: OptionDescription(
          name: "x", short: nil, placeholder: placeholder, choices: choices, suggestions: [],
          help: "X.", isRepeatable: false))
    }
    #expect(value(nil) == nil)
    #expect(value("N")?.files == CompletedValue.Files.none)
    #expect(value("NAME|FILE")?.files == .any)
    #expect(value("DIR")?.files == .folders)
    #expect(value("PROFILE")?.files == CompletedValue.Files.none)
    #expect(value("A,B,…")?.isList == true)
    #expect(value("a|b", choices: ["a", "b"])?.words == ["a", "b"])
  }
}
