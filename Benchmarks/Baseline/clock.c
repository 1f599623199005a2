// Runs a command and says what it cost. It is a program of its own because a child's peak memory
// counts that of the process it was forked from, and because this one starts others quickly.
//   clock run COMMAND…     output to /dev/null; prints wall, user and system time in microseconds,
//                          peak memory in kilobytes, of it and of what it started, and the exit
//                          status
//   clock first COMMAND…   the same, but wall is the time until the first byte of output
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static long microseconds_since(struct timespec start) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - start.tv_sec) * 1000000L + (now.tv_nsec - start.tv_nsec) / 1000;
}

static long microseconds(struct timeval time) { return time.tv_sec * 1000000L + time.tv_usec; }

static void become(char **command, int output) {
  dup2(output, STDOUT_FILENO);
  close(output);
  execvp(command[0], command);
  perror(command[0]);
  _exit(127);
}

int main(int count, char **words) {
  int waits_for_first = count > 2 && strcmp(words[1], "first") == 0;
  if (!waits_for_first && (count <= 2 || strcmp(words[1], "run") != 0)) {
    fprintf(stderr, "usage: clock run|first COMMAND...\n");
    return 2;
  }
  int ends[2] = {-1, -1};
  if (waits_for_first ? pipe(ends) != 0 : (ends[1] = open("/dev/null", O_WRONLY)) < 0) {
    perror("clock");
    return 3;
  }
  if (waits_for_first) fcntl(ends[0], F_SETFD, FD_CLOEXEC);
#ifdef __linux__
  // What the command leaves behind counts too.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) become(words + 2, ends[1]);
  close(ends[1]);
  long wall = -1;
  if (waits_for_first) {
    char block[1 << 16];
    while (read(ends[0], block, wall < 0 ? 1 : sizeof block) > 0) {
      if (wall < 0) wall = microseconds_since(start);
    }
  }
  int status;
  struct rusage usage;
  if (child < 0 || waitpid(child, &status, 0) < 0) {
    perror("clock");
    return 3;
  }
  if (wall < 0) wall = microseconds_since(start);
  while (wait(NULL) > 0) continue;
  getrusage(RUSAGE_CHILDREN, &usage);
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%ld %ld %ld %ld %d\n", wall, microseconds(usage.ru_utime), microseconds(usage.ru_stime),
         (long)usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}
