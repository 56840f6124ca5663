/* The fastest way to the whole answer without an engine: line break opportunities from ICU,
   hb_shape once for each string, and from its advances greedy lines at every size. */
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>

#include "runs.h"

/* What lies between two opportunities: units from start, without the white space at the end up to
   trimmed. */
typedef struct {
  int start, trimmed;
  bool forced; /* a line must end after it */
} piece;

static long *sums;            /* width of the units before each unit, in units of the font scale */
static unsigned char *starts; /* 1 where a cluster starts */
static piece *pieces;
static int capacity;

static void make_room(int length) {
  if (length < capacity) return;
  capacity = 2 * length + 64;
  sums = realloc(sums, (size_t)capacity * sizeof *sums);
  starts = realloc(starts, (size_t)capacity);
  pieces = realloc(pieces, (size_t)capacity * sizeof *pieces);
  if (!sums || !starts || !pieces) peer_fail("out of memory");
}

static void shape(hb_buffer_t *buffer, text_units text, int language) {
  memset(sums, 0, (size_t)(text.length + 1) * sizeof *sums);
  memset(starts, 0, (size_t)text.length + 1);
  const text_run *runs;
  int count = runs_split(text, language, &runs);
  for (int run = 0; run < count; run++) {
    runs_shape(buffer, text, &runs[run], runs_font(runs[run].font, UNSCALED),
               runs_language(language));
    unsigned glyphs;
    const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &glyphs);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &glyphs);
    for (unsigned i = 0; i < glyphs; i++) {
      sums[infos[i].cluster + 1] += positions[i].x_advance;
      starts[infos[i].cluster] = 1;
    }
  }
  for (int i = 0; i < text.length; i++) sums[i + 1] += sums[i];
  starts[text.length] = 1;
}

static bool hangs(uint16_t unit) {
  if (unit == ' ') return true;
  /* No-break spaces glue. */
  return unit != 0xA0 && unit != 0x202F && u_isUWhiteSpace(unit);
}

static int cut(UBreakIterator *iterator, text_units text) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text.units, text.length, &status);
  if (U_FAILURE(status)) peer_fail("ICU: %s", u_errorName(status));
  int count = 0;
  int start = 0;
  for (int end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
    int trimmed = end;
    while (trimmed > start && hangs(text.units[trimmed - 1])) trimmed--;
    bool forced = end < text.length && ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
    pieces[count++] = (piece){start, trimmed, forced};
    start = end;
  }
  return count;
}

/* Units of the longest run of clusters from a unit that is not wider than the limit; at least one
   cluster. */
static int fitting(int from, int end, long limit) {
  int best = from + 1;
  while (best < end && !starts[best]) best++;
  for (int i = best + 1; i <= end && sums[i] - sums[from] <= limit; i++)
    if (starts[i]) best = i;
  return best;
}

static void wrap(int count, long limit, int *lines, long *widest) {
  int from = 0;   /* first unit of the line */
  long width = 0; /* of the line so far */
  bool is_empty = true;
  *lines = 0;
  *widest = 0;
  for (int i = 0; i < count; i++) {
    if (!is_empty && sums[pieces[i].trimmed] - sums[from] > limit) {
      ++*lines;
      if (width > *widest) *widest = width;
      from = pieces[i].start;
    }
    while (sums[pieces[i].trimmed] - sums[from] > limit) {
      int end = fitting(from, pieces[i].trimmed, limit);
      if (end == pieces[i].trimmed) break;
      ++*lines;
      if (sums[end] - sums[from] > *widest) *widest = sums[end] - sums[from];
      from = end;
    }
    width = sums[pieces[i].trimmed] - sums[from];
    is_empty = false;
    if (pieces[i].forced || i + 1 == count) {
      ++*lines;
      if (width > *widest) *widest = width;
      from = i + 1 < count ? pieces[i + 1].start : from;
      is_empty = true;
    }
  }
}

int main(int argc, char **argv) {
  const peer_input *input = peer_start(argc, argv);
  text_units *texts = runs_convert(input);
  peer_load();
  runs_start(input);
  UBreakIterator **iterators = peer_allocate((size_t)input->language_count, sizeof *iterators);
  for (int i = 0; i < input->language_count; i++) {
    char locale[ULOC_FULLNAME_CAPACITY];
    int32_t parsed;
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(input->languages[i].tag, locale, sizeof locale, &parsed, &status);
    iterators[i] = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
    if (U_FAILURE(status)) peer_fail("ICU: %s: %s", input->languages[i].tag, u_errorName(status));
  }
  hb_buffer_t *buffer = hb_buffer_create();
  long limits[SIZE_COUNT];
  for (int size = 0; size < SIZE_COUNT; size++)
    limits[size] = (long)((ROOM_WIDTH + WIDTH_SLACK) * UNITS_PER_EM / point_sizes[size]);
  peer_begin();
  for (int i = 0; i < input->string_count; i++) {
    int language = input->strings[i].language;
    make_room(texts[i].length);
    shape(buffer, texts[i], language);
    int count = cut(iterators[language], texts[i]);
    bool is_one = true; /* paragraph */
    for (int k = 0; k < count; k++) is_one = is_one && !pieces[k].forced;
    long natural = count ? sums[pieces[count - 1].trimmed] : 0;
    for (int size = 0; size < SIZE_COUNT; size++) {
      int lines = count ? 1 : 0;
      long widest = natural;
      bool fits = is_one && natural <= limits[size];
      if (!fits) wrap(count, limits[size], &lines, &widest);
      peer_answer_is(i, size, lines, (double)widest * point_sizes[size] / UNITS_PER_EM, !fits);
    }
  }
  return peer_finish();
}
