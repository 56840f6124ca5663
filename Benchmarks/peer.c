#define _POSIX_C_SOURCE 200809L
#include "peer.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

const double point_sizes[SIZE_COUNT] = {14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53};

static const char *program = "peer";
static peer_input input;
static const char *answers_path;
static peer_answer *answers;
static double load_began, load_seconds, wall_began, processor_began;
static int64_t line_sum, truncated_sum;
static double width_sum;

void peer_fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: error: ", program);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(2);
}

void *peer_allocate(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (!memory) peer_fail("out of memory");
  return memory;
}

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* The whole file with a NUL byte after its end. */
static char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) peer_fail("%s: %s", path, strerror(errno));
  size_t capacity = 1 << 20;
  char *bytes = peer_allocate(capacity, 1);
  *length = 0;
  size_t count;
  while ((count = fread(bytes + *length, 1, capacity - *length - 1, file)) > 0) {
    *length += count;
    if (capacity - *length > 1) continue;
    capacity *= 2;
    bytes = realloc(bytes, capacity);
    if (!bytes) peer_fail("out of memory");
  }
  if (ferror(file)) peer_fail("%s: cannot be read", path);
  fclose(file);
  bytes[*length] = 0;
  return bytes;
}

static void parse_order(peer_language *language, char *list) {
  int capacity = 0;
  for (char *number = strtok(list, ","); number; number = strtok(NULL, ",")) {
    if (language->order_count == capacity) {
      capacity = capacity ? 2 * capacity : 64;
      language->order = realloc(language->order, (size_t)capacity * sizeof(int));
      if (!language->order) peer_fail("out of memory");
    }
    int font = atoi(number);
    if (font < 0 || font >= input.font_count) peer_fail("font %s is not in the list", number);
    language->order[language->order_count++] = font;
  }
}

static void read_fonts(const char *path) {
  size_t length;
  char *bytes = read_file(path, &length);
  size_t lines = 0;
  for (size_t i = 0; i < length; i++) lines += bytes[i] == '\n';
  input.fonts = peer_allocate(lines, sizeof(peer_font));
  input.languages = peer_allocate(lines, sizeof(peer_language));
  int number = 0;
  for (char *line = bytes; *line; number++) {
    char *end = strchr(line, '\n');
    if (end) *end = 0;
    char *second = strchr(line, '\t');
    char *third = second ? strchr(second + 1, '\t') : NULL;
    if (!third) peer_fail("%s:%d: expected three fields between tabs", path, number + 1);
    *second++ = *third++ = 0;
    if (strcmp(line, "font") == 0) {
      peer_font *font = &input.fonts[input.font_count++];
      font->index = (unsigned)atoi(second);
      font->path = third;
    } else if (strcmp(line, "order") == 0) {
      peer_language *language = &input.languages[input.language_count++];
      language->tag = second;
      parse_order(language, third);
    } else {
      peer_fail("%s:%d: expected \"font\" or \"order\", found \"%s\"", path, number + 1, line);
    }
    line = end ? end + 1 : line + strlen(line);
  }
}

static int language_index(const char *tag, const char *path) {
  for (int i = 0; i < input.language_count; i++)
    if (strcmp(input.languages[i].tag, tag) == 0) return i;
  peer_fail("%s: language %s has no order of fonts", path, tag);
}

static void read_strings(const char *path) {
  size_t length;
  char *bytes = read_file(path, &length);
  size_t fields = 0;
  for (size_t i = 0; i < length; i++) fields += bytes[i] == 0;
  if (fields == 0 || fields % 2 || bytes[length - 1] != 0)
    peer_fail("%s: expected pairs of language and text, each ended by NUL", path);
  input.strings = peer_allocate(fields / 2, sizeof(peer_string));
  for (char *field = bytes; field < bytes + length;) {
    peer_string *string = &input.strings[input.string_count++];
    string->language = language_index(field, path);
    field += strlen(field) + 1;
    string->text = field;
    string->length = (int)strlen(field);
    field += string->length + 1;
  }
}

const peer_input *peer_start(int argc, char **argv) {
  program = argv[0];
  const char *strings = NULL, *fonts = NULL;
  for (int i = 1; i < argc; i += 2) {
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (value && strcmp(argv[i], "--strings") == 0)
      strings = value;
    else if (value && strcmp(argv[i], "--fonts") == 0)
      fonts = value;
    else if (value && strcmp(argv[i], "--answers") == 0)
      answers_path = value;
    else
      peer_fail("%s is not an option with a value", argv[i]);
  }
  if (!strings || !fonts)
    peer_fail("usage: %s --strings FILE --fonts FILE [--answers FILE]", program);
  read_fonts(fonts);
  read_strings(strings);
  if (answers_path)
    answers = peer_allocate((size_t)input.string_count * SIZE_COUNT, sizeof(peer_answer));
  return &input;
}

void peer_load(void) { load_began = seconds(CLOCK_MONOTONIC); }

void peer_begin(void) {
  wall_began = seconds(CLOCK_MONOTONIC);
  load_seconds = wall_began - load_began;
  processor_began = seconds(CLOCK_PROCESS_CPUTIME_ID);
}

void peer_answer_is(int string, int size, int lines, double width, bool truncates) {
  line_sum += lines;
  width_sum += width;
  truncated_sum += truncates;
  if (answers)
    answers[(size_t)string * SIZE_COUNT + (size_t)size] =
        (peer_answer){lines, (float)width, truncates};
}

/* Linux also counts the parent's memory at the fork in ru_maxrss; VmHWM is this process's alone
   (proc(5)). */
static long peak_kilobytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#ifdef __APPLE__ /* counts bytes there */
  usage.ru_maxrss /= 1024;
#endif
  long peak = usage.ru_maxrss;
  FILE *file = fopen("/proc/self/status", "r");
  if (!file) return peak;
  char line[256];
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "VmHWM: %ld", &peak) == 1) break;
  fclose(file);
  return peak;
}

int peer_finish(void) {
  double processor = seconds(CLOCK_PROCESS_CPUTIME_ID) - processor_began;
  double wall = seconds(CLOCK_MONOTONIC) - wall_began;
  printf("layouts %lld\n", (long long)input.string_count * SIZE_COUNT);
  printf("loadSeconds %.6f\nwallSeconds %.6f\nprocessorSeconds %.6f\n", load_seconds, wall,
         processor);
  printf("peakKilobytes %ld\n", peak_kilobytes());
  printf("lineSum %lld\nwidthSum %.1f\ntruncatedSum %lld\n", (long long)line_sum, width_sum,
         (long long)truncated_sum);
  if (answers) {
    FILE *file = fopen(answers_path, "wb");
    size_t count = (size_t)input.string_count * SIZE_COUNT;
    if (!file || fwrite(answers, sizeof(peer_answer), count, file) != count || fclose(file))
      peer_fail("%s: cannot be written", answers_path);
  }
  return 0;
}
