// The functions of Darwin that the command line uses, declared as Apple documents them: enough to check types on
// Linux, and nothing to link. What Apple's overlay says in Swift is said in C here.

#pragma once

typedef unsigned long size_t;
typedef long ssize_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned short mode_t;

// errno.h
extern int errno __attribute__((swift_attr("nonisolated(unsafe)")));
#define EINTR 4
#define EEXIST 17
#define EINVAL 22
#define ELOOP 62
#define EPIPE 32

// string.h
char *strerror(int);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
size_t strlen(const char *);

// stdlib.h
char *getenv(const char *);
char *realpath(const char *, char *);
void free(void *);
void exit(int) __attribute__((noreturn));

// time.h
struct timespec {
  long tv_sec;
  long tv_nsec;
};
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
static const clockid_t CLOCK_MONOTONIC = _CLOCK_MONOTONIC;
int clock_gettime(clockid_t, struct timespec *);

// sys/stat.h
struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  unsigned long long st_ino;
  off_t st_size;
};
static const mode_t S_IFMT = 0170000;
static const mode_t S_IFDIR = 0040000;
static const mode_t S_IFREG = 0100000;
static const mode_t S_IFLNK = 0120000;
int stat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);

// fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define AT_FDCWD -2
#define AT_SYMLINK_NOFOLLOW 0x0020
int openFile(const char *, int) __attribute__((swift_name("open(_:_:)")));
int openNewFile(const char *, int, mode_t) __attribute__((swift_name("open(_:_:_:)")));

// unistd.h, stdio.h
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
#define SEEK_CUR 1
#define _SC_NPROCESSORS_ONLN 58
pid_t getpid(void);
long sysconf(int);
char *getcwd(char *, size_t);
int close(int);
int isatty(int);
off_t lseek(int, off_t, int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int fsync(int);
int unlink(const char *);
int rename(const char *, const char *);

// poll.h
#define POLLIN 0x0001
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *, unsigned int, int);

// dirent.h
#define DT_REG 8
struct dirent {
  unsigned long long d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
} DIR;
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int dirfd(DIR *);

// signal.h
#define SIGINT 2
#define SIGPIPE 13
#define SA_RESETHAND 0x0004
#define SIG_BLOCK 1
#define SIG_SETMASK 3
typedef unsigned int sigset_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, void *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
extern void (*const SIG_IGN)(int);
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);

// pthread.h
#pragma clang assume_nonnull begin
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
struct _opaque_pthread_t {
  long __sig;
};
typedef struct _opaque_pthread_t *pthread_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(
  pthread_t _Nullable *, const pthread_attr_t *_Nullable, void *_Nullable (*)(void *),
  void *_Nullable);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int pthread_mutex_init(pthread_mutex_t *, const void *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const void *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
#pragma clang assume_nonnull end
