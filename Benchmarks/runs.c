#include "runs.h"

#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>

#define UNKNOWN 0xFFFF
#define BMP 0x10000

static const peer_input *input;
static hb_font_t *(*fonts)[SIZE_COUNT + 1];
static hb_language_t *languages;
/* By language: the font of each character of the basic plane, once it was looked up. */
static uint16_t **known;
static text_run *runs;
static int run_capacity;

void runs_start(const peer_input *given) {
  input = given;
  fonts = peer_allocate((size_t)input->font_count, sizeof *fonts);
  languages = peer_allocate((size_t)input->language_count, sizeof *languages);
  known = peer_allocate((size_t)input->language_count, sizeof *known);
  for (int i = 0; i < input->language_count; i++) {
    languages[i] = hb_language_from_string(input->languages[i].tag, -1);
    known[i] = peer_allocate(BMP, sizeof **known);
    memset(known[i], 0xFF, BMP * sizeof **known);
  }
  if (input->font_count == 0) peer_fail("the list of fonts is empty");
  for (int font = 0; font < input->font_count; font++) runs_font(font, UNSCALED);
}

hb_language_t runs_language(int language) { return languages[language]; }

hb_font_t *runs_font(int font, int size) {
  if (fonts[font][size]) return fonts[font][size];
  hb_font_t *unscaled = fonts[font][UNSCALED];
  hb_face_t *face;
  if (unscaled) {
    face = hb_face_reference(hb_font_get_face(unscaled));
  } else {
    const peer_font *file = &input->fonts[font];
    hb_blob_t *blob = hb_blob_create_from_file(file->path);
    face = hb_face_create(blob, file->index);
    hb_blob_destroy(blob);
    if (hb_face_get_glyph_count(face) == 0) peer_fail("%s: not a font", file->path);
  }
  hb_font_t *made = hb_font_create(face);
  int scale = size == UNSCALED ? UNITS_PER_EM : (int)(point_sizes[size] * UNITS_PER_POINT);
  hb_font_set_scale(made, scale, scale);
  hb_face_destroy(face);
  return fonts[font][size] = made;
}

static bool has(int font, uint32_t character) {
  hb_codepoint_t glyph;
  return hb_font_get_nominal_glyph(runs_font(font, UNSCALED), character, &glyph);
}

static int search(uint32_t character, int language) {
  const peer_language *known_language = &input->languages[language];
  for (int i = 0; i < known_language->order_count; i++)
    if (has(known_language->order[i], character)) return known_language->order[i];
  return 0;
}

static int font_of(uint32_t character, int language) {
  if (character >= BMP) return search(character, language);
  uint16_t *font = &known[language][character];
  if (*font == UNKNOWN) *font = (uint16_t)search(character, language);
  return *font;
}

static bool stays(uint32_t character) {
  if (character < 0x300) return character == 0xAD;
  switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), character)) {
  case HB_UNICODE_GENERAL_CATEGORY_FORMAT:
  case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
  case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
  case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
    return true;
  default:
    return false;
  }
}

int runs_split(text_units text, int language, const text_run **result) {
  int count = 0;
  for (int i = 0; i < text.length;) {
    int start = i;
    uint32_t character = text.units[i++];
    if (character >= 0xD800 && character < 0xDC00 && i < text.length)
      character = 0x10000 + ((character - 0xD800) << 10) + (text.units[i++] - 0xDC00u);
    int font = font_of(character, language);
    int current = count ? runs[count - 1].font : -1;
    if (count && font != current && (font != 0 || stays(character)) && has(current, character))
      font = current;
    if (font == current) {
      runs[count - 1].end = i;
      continue;
    }
    if (count == run_capacity) {
      run_capacity = run_capacity ? 2 * run_capacity : 64;
      runs = realloc(runs, (size_t)run_capacity * sizeof *runs);
      if (!runs) peer_fail("out of memory");
    }
    runs[count++] = (text_run){start, i, font};
  }
  *result = runs;
  return count;
}

long runs_shape(hb_buffer_t *buffer, text_units text, const text_run *run, hb_font_t *font,
                hb_language_t language) {
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, text.units, text.length, (unsigned)run->start, run->end - run->start);
  hb_buffer_set_language(buffer, language);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  long width = 0;
  for (unsigned i = 0; i < count; i++) width += positions[i].x_advance;
  return width;
}

static uint32_t decode(const unsigned char **bytes) {
  const unsigned char *b = *bytes;
  int more = *b < 0x80 ? 0 : *b < 0xE0 ? 1 : *b < 0xF0 ? 2 : 3;
  uint32_t character = more ? *b & (0x3Fu >> more) : *b;
  for (int i = 1; i <= more; i++) character = character << 6 | (b[i] & 0x3Fu);
  *bytes = b + 1 + more;
  return character;
}

/* The runner writes valid UTF-8, so nothing is checked here. */
text_units *runs_convert(const peer_input *given) {
  size_t bytes = 0;
  for (int i = 0; i < given->string_count; i++) bytes += (size_t)given->strings[i].length;
  uint16_t *units = peer_allocate(bytes, sizeof *units);
  text_units *texts = peer_allocate((size_t)given->string_count, sizeof *texts);
  for (int i = 0; i < given->string_count; i++) {
    const unsigned char *next = (const unsigned char *)given->strings[i].text;
    const unsigned char *end = next + given->strings[i].length;
    uint16_t *first = units;
    while (next < end) {
      uint32_t character = decode(&next);
      if (character >= 0x10000) {
        *units++ = (uint16_t)(0xD800 + ((character - 0x10000) >> 10));
        character = 0xDC00 + ((character - 0x10000) & 0x3FF);
      }
      *units++ = (uint16_t)character;
    }
    texts[i] = (text_units){first, (int)(units - first)};
  }
  return texts;
}
