# Prints what bash offers for command lines: complete.bash SCRIPT LINE…
# Each line's matches are followed by a line with a point.
source "$1"
for typed in "${@:2}"; do
  # bash cuts words at spaces, and around = and :.
  line=${typed//=/ = }
  line=${line//:/ : }
  read -ra COMP_WORDS <<<"$line"
  if [[ $typed == *' ' ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _touchstone
  for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do
    printf '%s\n' "${COMPREPLY[i]}"
  done
  echo .
done
