# Prints what fish offers for command lines: complete.fish SCRIPT LINE…
# Each line's matches are followed by a line with a point.
source $argv[1]
for typed in $argv[2..-1]
    complete -C "$typed"
    echo .
end
