// What the fastest and the plainest program could do with the same bytes:
//   bare newlines FILE   finds the end of every line, and no more
//   bare jsonc FILE      has json-c parse every line, and throws the value away
// Ends with 3 when the file cannot be read to its end, and with 4 when json-c refuses a line: then
// its time is no baseline.
#include <fcntl.h>
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A line comes with its line feed, which is what ends a number.
typedef long (*line_handler)(const char *line, size_t length);

static json_tokener *tokener;
static long refused;

static long count_line(const char *line, size_t length) {
  (void)line;
  return length > 1;
}

static int is_space(const char *line, size_t length) {
  while (length > 0 && strchr(" \t\r\n", line[length - 1]) != NULL) length--;
  return length == 0;
}

static long parse_line(const char *line, size_t length) {
  json_tokener_reset(tokener);
  json_object *value = json_tokener_parse_ex(tokener, line, (int)length);
  if (value == NULL) {
    // A null is a value, and a blank line is none.
    if (json_tokener_get_error(tokener) == json_tokener_success) return 1;
    refused += !is_space(line, length);
    return 0;
  }
  json_object_put(value);
  return 1;
}

// Reads in blocks, as a filter does, so that memory does not grow with the file; -1 when it cannot.
static long each_line(int file, line_handler handle) {
  size_t capacity = 1 << 18, held = 0;
  char *buffer = malloc(capacity);
  long count = 0;
  ssize_t got = -1;
  while (buffer != NULL) {
    if (held == capacity) {
      char *larger = realloc(buffer, capacity *= 2);
      if (larger == NULL) {
        got = -1;
        break;
      }
      buffer = larger;
    }
    got = read(file, buffer + held, capacity - held);
    if (got <= 0) break;
    held += (size_t)got;
    char *line = buffer, *end = buffer + held, *feed;
    while ((feed = memchr(line, '\n', (size_t)(end - line))) != NULL) {
      count += handle(line, (size_t)(feed + 1 - line));
      line = feed + 1;
    }
    held = (size_t)(end - line);
    memmove(buffer, line, held);
  }
  if (got == 0 && held > 0) {
    buffer[held++] = '\n';
    count += handle(buffer, held);
  }
  free(buffer);
  return got < 0 ? -1 : count;
}

int main(int count, char **words) {
  int parses = count == 3 && strcmp(words[1], "jsonc") == 0;
  if (!parses && (count != 3 || strcmp(words[1], "newlines") != 0)) {
    fprintf(stderr, "usage: bare newlines|jsonc FILE\n");
    return 2;
  }
  int file = open(words[2], O_RDONLY);
  if (file < 0) {
    perror(words[2]);
    return 3;
  }
  tokener = json_tokener_new();
  long lines = each_line(file, parses ? parse_line : count_line);
  json_tokener_free(tokener);
  if (lines < 0) {
    perror(words[2]);
    return 3;
  }
  printf("%ld lines\n", lines);
  if (refused > 0) {
    fprintf(stderr, "%s: json-c refuses %ld lines\n", words[2], refused);
    return 4;
  }
  return 0;
}
