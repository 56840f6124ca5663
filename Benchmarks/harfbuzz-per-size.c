/* HarfBuzz as a caller without an engine uses it: hb_shape for each string at each size. No line
   breaking: the answer is one line. */
#include "runs.h"

int main(int argc, char **argv) {
  const peer_input *input = peer_start(argc, argv);
  text_units *texts = runs_convert(input);
  peer_load();
  runs_start(input);
  hb_buffer_t *buffer = hb_buffer_create();
  peer_begin();
  for (int i = 0; i < input->string_count; i++) {
    int language = input->strings[i].language;
    const text_run *runs;
    int count = runs_split(texts[i], language, &runs);
    for (int size = 0; size < SIZE_COUNT; size++) {
      long units = 0;
      for (int run = 0; run < count; run++)
        units += runs_shape(buffer, texts[i], &runs[run], runs_font(runs[run].font, size),
                            runs_language(language));
      double width = (double)units / UNITS_PER_POINT;
      peer_answer_is(i, size, 1, width, width > ROOM_WIDTH + WIDTH_SLACK);
    }
  }
  return peer_finish();
}
