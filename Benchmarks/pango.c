/* Pango at each size, with the same font files and no others: the whole answer from
   PangoLayout. */
#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

#include "peer.h"

static PangoFontMap *open_fonts(const peer_input *input) {
  FcConfig *config = FcConfigCreate();
  for (int i = 0; i < input->font_count; i++)
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)input->fonts[i].path))
      peer_fail("%s: fontconfig cannot read it", input->fonts[i].path);
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  FcConfigDestroy(config);
  return map;
}

/* The family of the system font's file. */
static char *family(const peer_input *input) {
  int count;
  FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)input->fonts[0].path,
                                       (int)input->fonts[0].index, NULL, &count);
  FcChar8 *name;
  if (!pattern || FcPatternGetString(pattern, FC_FAMILY, 0, &name) != FcResultMatch)
    peer_fail("%s: fontconfig finds no family", input->fonts[0].path);
  char *copy = g_strdup((char *)name);
  FcPatternDestroy(pattern);
  return copy;
}

int main(int argc, char **argv) {
  const peer_input *input = peer_start(argc, argv);
  peer_load();
  PangoFontMap *map = open_fonts(input);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_width(layout, (int)(ROOM_WIDTH * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  PangoFontDescription *fonts[SIZE_COUNT];
  char *name = family(input);
  for (int size = 0; size < SIZE_COUNT; size++) {
    fonts[size] = pango_font_description_new();
    pango_font_description_set_family(fonts[size], name);
    pango_font_description_set_absolute_size(fonts[size], point_sizes[size] * PANGO_SCALE);
  }
  PangoLanguage **languages = peer_allocate((size_t)input->language_count, sizeof *languages);
  for (int i = 0; i < input->language_count; i++)
    languages[i] = pango_language_from_string(input->languages[i].tag);
  peer_begin();
  /* Size by size: Pango keeps 256 sets of fonts, one for each size and language. */
  for (int size = 0; size < SIZE_COUNT; size++) {
    pango_layout_set_font_description(layout, fonts[size]);
    for (int i = 0; i < input->string_count; i++) {
      pango_context_set_language(context, languages[input->strings[i].language]);
      pango_layout_set_text(layout, input->strings[i].text, input->strings[i].length);
      PangoRectangle extents;
      pango_layout_get_extents(layout, NULL, &extents);
      int lines = pango_layout_get_line_count(layout);
      /* Without a limit on lines it wraps exactly when one line is too short. */
      peer_answer_is(i, size, lines, (double)extents.width / PANGO_SCALE, lines > 1);
    }
  }
  return peer_finish();
}
