#include "CICU.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/putil.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

struct ICUBreakIterator {
  UBreakIterator *iterator;
  const UChar *text;
};

ICUBreakIterator *icu_break_iterator_open(int32_t kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open((UBreakIteratorType)kind, locale, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  ICUBreakIterator *result = malloc(sizeof *result);
  if (!result) {
    ubrk_close(iterator);
    return NULL;
  }
  result->iterator = iterator;
  result->text = NULL;
  return result;
}

void icu_break_iterator_close(ICUBreakIterator *iterator) {
  if (!iterator) return;
  ubrk_close(iterator->iterator);
  free(iterator);
}

bool icu_break_iterator_set_text(
    ICUBreakIterator *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator->iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return false;
  ubrk_first(iterator->iterator);
  iterator->text = (const UChar *)text;
  return true;
}

int32_t icu_break_iterator_next(ICUBreakIterator *iterator) {
  int32_t next = ubrk_next(iterator->iterator);
  return next == UBRK_DONE ? -1 : next;
}

static bool ends_line(ICUBreakIterator *iterator, uint16_t before) {
  int32_t status = ubrk_getRuleStatus(iterator->iterator);
  if (status < UBRK_LINE_HARD || status >= UBRK_LINE_HARD_LIMIT) return false;
  // A boundary between words of a dictionary has the status of the line terminator that follows
  // them, so the character before the boundary decides. All line terminators have one unit.
  switch (u_getIntPropertyValue(before, UCHAR_LINE_BREAK)) {
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
      return true;
    default:
      return false;
  }
}

int32_t icu_break_iterator_boundaries(
    ICUBreakIterator *iterator, const uint16_t *text, int32_t length, int32_t *boundaries) {
  if (!icu_break_iterator_set_text(iterator, text, length)) return 0;
  int32_t count = 0;
  for (;;) {
    int32_t boundary = ubrk_next(iterator->iterator);
    if (boundary == UBRK_DONE || boundary >= length) return count;
    boundaries[count++] = boundary * 2 + ends_line(iterator, text[boundary - 1]);
  }
}

bool icu_break_iterator_is_word(ICUBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator->iterator) >= UBRK_WORD_NONE_LIMIT;
}

ICUBidi *icu_bidi_open(void) { return (ICUBidi *)ubidi_open(); }

void icu_bidi_close(ICUBidi *bidi) { ubidi_close((UBiDi *)bidi); }

int32_t icu_bidi_levels(
    ICUBidi *bidi_object, const uint16_t *text, int32_t length, uint8_t base_level,
    uint8_t *levels) {
  UBiDi *bidi = (UBiDi *)bidi_object;
  if (!bidi) return -1;
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, (const UChar *)text, length, base_level, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  if (!found || U_FAILURE(status)) return -1;
  for (int32_t i = 0; i < length; i++) levels[i] = found[i];
  return ubidi_getParaLevel(bidi);
}

void icu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

bool icu_bidi_resets_at_line_end(uint32_t code_point) {
  switch (u_charDirection((UChar32)code_point)) {
    case U_WHITE_SPACE_NEUTRAL:
    case U_SEGMENT_SEPARATOR:
    case U_BLOCK_SEPARATOR:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
    // Rule X9 takes these out before rule L1 looks at the line.
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL:
      return true;
    default:
      return false;
  }
}

// Script names are looked up by string; each is kept after its first use.
static _Atomic uint32_t script_tags[256];

static uint32_t look_up_tag(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name) return 0x5A797979;  // Zyyy
  return ((uint32_t)(uint8_t)name[0] << 24) | ((uint32_t)(uint8_t)name[1] << 16) |
         ((uint32_t)(uint8_t)name[2] << 8) | (uint32_t)(uint8_t)name[3];
}

static uint32_t tag_of_script(UScriptCode script) {
  if (script < 0 || script >= 256) return look_up_tag(script);
  uint32_t tag = atomic_load_explicit(&script_tags[script], memory_order_relaxed);
  if (tag == 0) {
    tag = look_up_tag(script);
    atomic_store_explicit(&script_tags[script], tag, memory_order_relaxed);
  }
  return tag;
}

uint32_t icu_script_tag(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &status);
  return U_FAILURE(status) ? 0x5A797979 : tag_of_script(script);
}

uint32_t icu_decomposition_base(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfd = unorm2_getNFDInstance(&status);
  if (U_FAILURE(status)) return code_point;
  UChar decomposition[32];
  int32_t length =
      unorm2_getDecomposition(nfd, (UChar32)code_point, decomposition, 32, &status);
  if (U_FAILURE(status) || length <= 0) return code_point;
  UChar32 first;
  int32_t i = 0;
  U16_NEXT(decomposition, i, length, first);
  return (uint32_t)first;
}

bool icu_is_white_space(uint32_t code_point) { return u_isUWhiteSpace((UChar32)code_point); }

bool icu_is_default_ignorable(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool icu_is_emoji_presentation(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_EMOJI_PRESENTATION);
}

bool icu_is_emoji(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_EMOJI);
}

bool icu_is_pictograph(uint32_t code_point) {
  return u_hasBinaryProperty((UChar32)code_point, UCHAR_EXTENDED_PICTOGRAPHIC);
}

bool icu_is_wide(uint32_t code_point) {
  int32_t width = u_getIntPropertyValue((UChar32)code_point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool icu_is_letter(uint32_t code_point) { return u_isUAlphabetic((UChar32)code_point); }

bool icu_is_mark(uint32_t code_point) {
  return (U_GET_GC_MASK((UChar32)code_point) & U_GC_M_MASK) != 0;
}

bool icu_is_single_cluster(uint32_t code_point) {
  switch (u_getIntPropertyValue((UChar32)code_point, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_LV:
    case U_GCB_LVT:
      return true;
    default:
      return false;
  }
}

bool icu_affects_bidi(uint32_t code_point) {
  switch (u_charDirection((UChar32)code_point)) {
    case U_LEFT_TO_RIGHT:
    case U_EUROPEAN_NUMBER:
    case U_EUROPEAN_NUMBER_SEPARATOR:
    case U_EUROPEAN_NUMBER_TERMINATOR:
    case U_COMMON_NUMBER_SEPARATOR:
    case U_BLOCK_SEPARATOR:
    case U_SEGMENT_SEPARATOR:
    case U_WHITE_SPACE_NEUTRAL:
    case U_OTHER_NEUTRAL:
    case U_DIR_NON_SPACING_MARK:
    case U_BOUNDARY_NEUTRAL:
      return false;
    default:
      return true;
  }
}

static int32_t format_date(
    UDateFormat *format, double milliseconds, uint16_t *text, int32_t capacity, UErrorCode *status) {
  int32_t length = udat_format(format, milliseconds, (UChar *)text, capacity, NULL, status);
  udat_close(format);
  return U_FAILURE(*status) || length > capacity ? -1 : length;
}

int32_t icu_format_date(
    const char *locale, int32_t date_style, int32_t time_style, double milliseconds,
    uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(
      (UDateFormatStyle)time_style, (UDateFormatStyle)date_style, locale, u"UTC", 3, NULL, 0,
      &status);
  if (U_FAILURE(status)) return -1;
  return format_date(format, milliseconds, text, capacity, &status);
}

int32_t icu_format_date_template(
    const char *locale, const char *fields, double milliseconds, uint16_t *text,
    int32_t capacity) {
  UChar skeleton[32];
  UChar pattern[128];
  size_t count = strlen(fields);
  if (count >= 32) return -1;
  u_charsToUChars(fields, skeleton, (int32_t)count);
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length =
      udatpg_getBestPattern(generator, skeleton, (int32_t)count, pattern, 128, &status);
  udatpg_close(generator);
  if (U_FAILURE(status)) return -1;
  UDateFormat *format =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"UTC", 3, pattern, length, &status);
  if (U_FAILURE(status)) return -1;
  return format_date(format, milliseconds, text, capacity, &status);
}

int32_t icu_locale_scripts(const char *locale, uint32_t *tags, int32_t capacity) {
  UScriptCode codes[8];
  UErrorCode status = U_ZERO_ERROR;
  // The default that ICU falls back to must not answer for an unknown language.
  int32_t count = uscript_getCode(locale, codes, 8, &status);
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) return 0;
  if (count > capacity) count = capacity;
  for (int32_t i = 0; i < count; i++) tags[i] = tag_of_script(codes[i]);
  return count;
}

bool icu_quotation_marks(const char *locale, uint32_t *marks) {
  static const ULocaleDataDelimiterType types[4] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  for (int32_t i = 0; i < 4 && U_SUCCESS(status); i++) {
    UChar text[8];
    int32_t length = ulocdata_getDelimiter(data, types[i], text, 8, &status);
    if (U_FAILURE(status)) break;
    UChar32 mark;
    int32_t offset = 0;
    U16_NEXT(text, offset, length, mark);
    if (offset != length) status = U_UNSUPPORTED_ERROR;
    marks[i] = (uint32_t)mark;
  }
  if (data) ulocdata_close(data);
  return U_SUCCESS(status);
}

ICUTransliterator *icu_transliterator_open(const char *identifier) {
  UChar name[32];
  UErrorCode status = U_ZERO_ERROR;
  size_t count = strlen(identifier);
  if (count >= 32) return NULL;
  u_charsToUChars(identifier, name, (int32_t)count);
  UTransliterator *transliterator =
      utrans_openU(name, (int32_t)count, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_FAILURE(status) ? NULL : (ICUTransliterator *)transliterator;
}

void icu_transliterator_close(ICUTransliterator *transliterator) {
  if (transliterator) utrans_close((UTransliterator *)transliterator);
}

uint16_t icu_transliterator_convert(ICUTransliterator *transliterator, uint16_t character) {
  UChar text[8] = {character};
  int32_t length = 1;
  int32_t limit = 1;
  UErrorCode status = U_ZERO_ERROR;
  utrans_transUChars(
      (const UTransliterator *)transliterator, text, &length, 8, 0, &limit, &status);
  return U_FAILURE(status) || length != 1 ? character : text[0];
}

int32_t icu_to_upper(
    const uint16_t *text, int32_t length, const char *locale, uint16_t *result,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed =
      u_strToUpper((UChar *)result, capacity, (const UChar *)text, length, locale, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -1;
  return needed;
}

int32_t icu_to_lower(
    const uint16_t *text, int32_t length, const char *locale, uint16_t *result,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed =
      u_strToLower((UChar *)result, capacity, (const UChar *)text, length, locale, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -1;
  return needed;
}

bool icu_is_virama(uint32_t code_point) {
  return code_point != 0x103A && u_getCombiningClass((UChar32)code_point) == 9;
}

static bool is_wide(uint32_t code_point) {
  int32_t width = u_getIntPropertyValue((UChar32)code_point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
}

uint8_t icu_line_break_class(uint32_t code_point) {
  switch (u_getIntPropertyValue((UChar32)code_point, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_HEBREW_LETTER:
      return ICU_LINE_BREAK_LETTER;
    case U_LB_NUMERIC:
      return ICU_LINE_BREAK_DIGIT;
    case U_LB_SPACE:
      return ICU_LINE_BREAK_SPACE;
    case U_LB_INFIX_NUMERIC:
      return ICU_LINE_BREAK_INFIX;
    case U_LB_EXCLAMATION:
      return ICU_LINE_BREAK_EXCLAMATION;
    case U_LB_CLOSE_PARENTHESIS:
      return is_wide(code_point) ? ICU_LINE_BREAK_OTHER : ICU_LINE_BREAK_CLOSE;
    case U_LB_OPEN_PUNCTUATION:
      return is_wide(code_point) ? ICU_LINE_BREAK_OTHER : ICU_LINE_BREAK_OPEN;
    case U_LB_QUOTATION:
      return ICU_LINE_BREAK_QUOTE;
    case U_LB_GLUE:
      return ICU_LINE_BREAK_GLUE;
    case U_LB_PREFIX_NUMERIC:
    case U_LB_POSTFIX_NUMERIC:
      return ICU_LINE_BREAK_NUMERIC;
    case U_LB_INSEPARABLE:
      return ICU_LINE_BREAK_ELLIPSIS;
    case U_LB_COMBINING_MARK:
      return ICU_LINE_BREAK_MARK;
    default:
      return ICU_LINE_BREAK_OTHER;
  }
}

bool icu_extends_cluster(uint32_t code_point) {
  // From Unicode 15.1 on, rule GB9c joins consonants by a virama.
  if (U_ICU_VERSION_MAJOR_NUM >= 74 && u_getCombiningClass((UChar32)code_point) == 9) return false;
  switch (u_getIntPropertyValue((UChar32)code_point, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_EXTEND:
    case U_GCB_SPACING_MARK:
      return true;
    default:
      return false;
  }
}

static int32_t plural_category(const UChar *keyword, int32_t length) {
  static const struct {
    const char *name;
    int32_t bit;
  } categories[] = {
      {"zero", ICU_PLURAL_ZERO}, {"one", ICU_PLURAL_ONE},   {"two", ICU_PLURAL_TWO},
      {"few", ICU_PLURAL_FEW},   {"many", ICU_PLURAL_MANY},
  };
  char name[8] = "";
  for (int32_t i = 0; i < length && i < 7; i++) name[i] = (char)keyword[i];
  for (size_t i = 0; i < sizeof categories / sizeof *categories; i++)
    if (strcmp(name, categories[i].name) == 0) return categories[i].bit;
  return ICU_PLURAL_OTHER;
}

// A language without rules of its own is given those of the root: one form for all numbers.
static bool has_plural_rules(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  char language[ULOC_LANG_CAPACITY];
  uloc_getLanguage(locale, language, sizeof language, &status);
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *locales = ures_getByKey(plurals, "locales", NULL, &status);
  int32_t length = 0;
  ures_getStringByKey(locales, language, &length, &status);
  ures_close(locales);
  ures_close(plurals);
  return U_SUCCESS(status);
}

bool icu_plural_categories(
    const char *locale, const double *numbers, int32_t count, int32_t *categories) {
  UErrorCode status = U_ZERO_ERROR;
  if (!has_plural_rules(locale)) return false;
  UPluralRules *rules = uplrules_open(locale, &status);
  if (U_FAILURE(status)) return false;
  for (int32_t i = 0; i < count; i++) {
    UChar keyword[16];
    int32_t length = uplrules_select(rules, numbers[i], keyword, 16, &status);
    categories[i] = U_FAILURE(status) ? ICU_PLURAL_OTHER : plural_category(keyword, length);
  }
  uplrules_close(rules);
  return U_SUCCESS(status);
}
