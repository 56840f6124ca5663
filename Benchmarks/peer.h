/* What the peers share: the prepared strings, the fonts, the clock and the answers.
   Only standard C and POSIX, so that a peer links nothing but the libraries it measures. */
#ifndef PEER_H
#define PEER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Body sizes in points at the twelve content size categories (Apple Human Interface Guidelines,
   Typography) and the width of the room in points. */
#define SIZE_COUNT 12
extern const double point_sizes[SIZE_COUNT];
#define ROOM_WIDTH 343.0
/* Widths are compared with this slack in points, as the engine does. */
#define WIDTH_SLACK 0.001

typedef struct {
  const char *text; /* UTF-8 */
  int length;       /* bytes */
  int language;     /* index into languages */
} peer_string;

typedef struct {
  char *path;
  unsigned index; /* in a font collection */
} peer_font;

typedef struct {
  char *tag;  /* BCP 47 */
  int *order; /* fonts to try for a character, best first */
  int order_count;
} peer_language;

typedef struct {
  peer_string *strings;
  int string_count;
  peer_language *languages;
  int language_count;
  peer_font *fonts;
  int font_count;
} peer_input;

/* What is asked of a layout. */
typedef struct {
  int32_t lines;
  float width; /* of the widest line without the spaces at its end, in points */
  int32_t truncates; /* 1 when one line is not enough */
} peer_answer;

/* Reads the command line and the files it names:
     --strings FILE  language NUL text NUL, repeated
     --fonts FILE    "font<TAB>index<TAB>path" and "order<TAB>language<TAB>i,j,…" lines
     --answers FILE  writes a peer_answer for each string and size, in their order (optional)
   Exits with status 2 and a message when one is missing or damaged. */
const peer_input *peer_start(int argc, char **argv);
/* Call before the fonts are loaded. */
void peer_load(void);
/* Call when the fonts are loaded, before the first string. */
void peer_begin(void);
/* The answer for a string and a size. */
void peer_answer_is(int string, int size, int lines, double width, bool truncates);
/* Stops the clock, prints "name value" lines and writes the answers. Returns the exit status. */
int peer_finish(void);

_Noreturn void peer_fail(const char *format, ...);
void *peer_allocate(size_t count, size_t size);

#endif
