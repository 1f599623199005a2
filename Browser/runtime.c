// What Embedded Swift asks of a C library, for a module of WebAssembly that has none.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;

// Memory: free blocks in lists by powers of two. A block begins with its class, 16 bytes before what is used.
enum { HEADER = 16, SMALLEST = 5, CLASSES = 32, PAGE = 65536 };

typedef struct Block {
  struct Block *next;
} Block;

static Block *free_blocks[CLASSES];
static size_t heap_end;
static size_t heap_limit;

static int class_of(size_t size) {
  int class = SMALLEST;
  while (((size_t)1 << class) < size) class++;
  return class;
}

static void *take(size_t size) {
  if (heap_end == 0) {
    heap_end = ((size_t)&__heap_base + 15) & ~(size_t)15;
    heap_limit = __builtin_wasm_memory_size(0) * PAGE;
  }
  if (size > heap_limit - heap_end) {
    size_t pages = (size - (heap_limit - heap_end) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    heap_limit += pages * PAGE;
  }
  void *start = (void *)heap_end;
  heap_end += size;
  return start;
}

// Nothing here asks for more than 16 bytes of alignment, which every block has.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16 || size > (size_t)1 << 30) return 12;
  int class = class_of(size + HEADER);
  byte *block = (byte *)free_blocks[class];
  if (block) {
    free_blocks[class] = ((Block *)(block + HEADER))->next;
  } else {
    block = take((size_t)1 << class);
    if (!block) return 12;
    *(int *)block = class;
  }
  *result = block + HEADER;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  byte *block = (byte *)pointer - HEADER;
  int class = *(int *)block;
  ((Block *)pointer)->next = free_blocks[class];
  free_blocks[class] = (Block *)block;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const byte *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// The seed of hashes; no output depends on it.
void arc4random_buf(void *buffer, size_t count) { __builtin_memset(buffer, 0x5A, count); }

size_t __stack_chk_guard = 0x595E9FBD;
void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, by halves of 64 and of 32.
__int128 __multi3(__int128 left, __int128 right) {
  typedef unsigned long long word;
  word a = (word)left, b = (word)right;
  word a0 = a & 0xFFFFFFFF, a1 = a >> 32, b0 = b & 0xFFFFFFFF, b1 = b >> 32;
  word low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xFFFFFFFF);
  word high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += a * (word)(right >> 64) + (word)(left >> 64) * b;
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & 0xFFFFFFFF)));
}
