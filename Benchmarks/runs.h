/* Runs of one font for the peers that call HarfBuzz themselves: each character in the system font
   if that has it, otherwise in the first font of its language's order that does. Marks and format
   characters stay with the character before them where its font has them. */
#ifndef RUNS_H
#define RUNS_H

#include <hb.h>

#include "peer.h"

typedef struct {
  int start, end; /* UTF-16 code units */
  int font;
} text_run;

typedef struct {
  const uint16_t *units;
  int length;
} text_units;

/* The strings as UTF-16, converted before the clock starts: what HarfBuzz and ICU share. */
text_units *runs_convert(const peer_input *input);
/* A HarfBuzz font at the scale of one point size; made at first use. */
hb_font_t *runs_font(int font, int size);
/* For runs_font: the size index that stands for 65536 units per em. */
#define UNSCALED SIZE_COUNT
#define UNITS_PER_EM 65536
/* Positions at a point size are 1/64 point. */
#define UNITS_PER_POINT 64
/* Opens all files. */
void runs_start(const peer_input *input);
/* Splits a string; returns the number of runs, which stay valid until the next call. */
int runs_split(text_units text, int language, const text_run **runs);
/* Shapes a run with plain hb_shape and returns its width in units of the font's scale. */
long runs_shape(hb_buffer_t *buffer, text_units text, const text_run *run, hb_font_t *font,
                hb_language_t language);
hb_language_t runs_language(int language);

#endif
