# Prints what bash offers for a command line: complete.bash SCRIPT LINE
source "$1"
# bash cuts words at spaces, and around = and :.
line=${2//=/ = }
line=${line//:/ : }
read -ra COMP_WORDS <<<"$line"
if [[ $2 == *' ' ]]; then COMP_WORDS+=(''); fi
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_touchstone
for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
  printf '%s\n' "${COMPREPLY[i]}"
done
