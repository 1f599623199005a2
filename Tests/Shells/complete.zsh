# Prints what zsh offers for command lines: complete.zsh SCRIPT LINE…
# Each line's matches are followed by a line with a point. An interactive zsh in a terminal of its own
# completes them and writes down each match.
zmodload zsh/zpty zsh/zselect
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
  print . >> $folder/matches
  print '<END>' > /dev/tty
}
zle -C write-matches complete-word write-matches
bindkey '^T' write-matches
print '<READY>'
SETUP
: > $folder/matches
# Waits for the other shell to print a text, but not for ever.
wait-for() {
  local output= chunk
  while [[ $output != *$1* ]]; do
    zselect -t 3000 -r $terminal || exit 1
    zpty -r -t shell chunk && output+=$chunk
  done
}

zpty shell "zsh -f -i"
terminal=$REPLY
zpty -w shell "source $folder/setup.zsh"
wait-for '<READY>'
for line in "${@:2}"; do
  zpty -n -w shell $'\C-U'"$line"$'\C-T'
  wait-for '<END>'
done
cat $folder/matches
zpty -d shell
