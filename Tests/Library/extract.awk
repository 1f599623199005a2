# Makes a function of each example in Swift, and a program that calls them all.
#
#     awk -v folder=FOLDER -f extract.awk DOCUMENT...

/^```swift$/ { count++; inside = 1; imports = ""; body = ""; next }
/^```$/ && inside {
  inside = 0
  file = folder "/Example" count ".swift"
  printf "%s\nfunc example%d() throws {\n%s}\n", imports, count, body > file
  close(file)
  next
}
inside && /^import / { imports = imports $0 "\n"; next }
inside { body = body "  " $0 "\n" }

END {
  file = folder "/main.swift"
  for (number = 1; number <= count; number++) {
    printf "print(\"# %d\")\ntry example%d()\n", number, number > file
  }
}
