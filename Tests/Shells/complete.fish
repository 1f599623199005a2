# Prints what fish offers for a command line: complete.fish SCRIPT LINE
source $argv[1]
complete -C "$argv[2]"
