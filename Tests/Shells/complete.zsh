# Prints what zsh offers for a command line: complete.zsh SCRIPT LINE
# An interactive zsh in a terminal of its own completes it and writes down each match.
zmodload zsh/zpty zsh/zselect
# A shell that never answers must not hold up the tests.
{ zselect -t 3000; kill $$ } >/dev/null 2>&1 &!
watchdog=$!
folder=${1:h}
cat > $folder/setup.zsh <<SETUP
PS1= PS2= RPS1= TERM=dumb
unset HISTFILE
stty columns 200 rows 100 -echo
autoload -Uz compinit
compinit -u -D
source $1
setopt noautolist nobeep noautomenu
bindkey -e
write-matches() {
  compadd() {
    # These only ask what would match.
    if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
      builtin compadd "\$@"
      return
    fi
    local -a matches
    builtin compadd -A matches "\$@"
    local match place=\${@[(i)-d]}
    local -a shown
    (( place < \$# )) && shown=("\${(@P)\${@[place+1]}}")
    for place in {1..\$#matches}; do
      match=\$IPREFIX\$matches[place]
      [[ -n \$match ]] && print -r -- \$match\$'\t'\$shown[place] >> $folder/matches
    done
    builtin compadd "\$@"
  }
  _main_complete
  unfunction compadd
  print '<END>' > /dev/tty
}
zle -C write-matches complete-word write-matches
bindkey '^X' write-matches
print '<READY>'
SETUP
: > $folder/matches
zpty shell "zsh -f -i"
zpty -w shell "source $folder/setup.zsh"
zpty -r -m shell output '*<READY>*'
zpty -n -w shell "$2"$'\C-X'
zpty -r -m shell output '*<END>*'
cat $folder/matches
zpty -d shell
kill $watchdog
