#ifndef TYPEFIT_CICU_H
#define TYPEFIT_CICU_H

#include <stdbool.h>
#include <stdint.h>

// ICU renames its symbols with macros (u_isspace becomes u_isspace_72), which Swift cannot see.
// These functions give the few we use stable names. Offsets count UTF-16 code units.

typedef struct ICUBreakIterator ICUBreakIterator;

enum ICUBreakKind { ICU_BREAK_CHARACTER = 0, ICU_BREAK_WORD = 1, ICU_BREAK_LINE = 2 };

/// Opens a break iterator for a BCP 47 or ICU locale; NULL when ICU has no data for the kind.
ICUBreakIterator *_Nullable icu_break_iterator_open(int32_t kind, const char *_Nonnull locale);
void icu_break_iterator_close(ICUBreakIterator *_Nullable iterator);
/// Sets the text, which must stay alive while the iterator is used on it.
bool icu_break_iterator_set_text(
    ICUBreakIterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length);
/// The next boundary, or -1 at the end.
int32_t icu_break_iterator_next(ICUBreakIterator *_Nonnull iterator);
/// Writes the boundaries of a text without its start and end, each as its offset times 2, plus 1
/// when the line must end there. `boundaries` holds `length` numbers. Returns how many there are.
int32_t icu_break_iterator_boundaries(
    ICUBreakIterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length,
    int32_t *_Nonnull boundaries);
/// True when the stretch before the boundary just returned by a word iterator is a word, not
/// space or punctuation.
bool icu_break_iterator_is_word(ICUBreakIterator *_Nonnull iterator);

typedef struct ICUBidi ICUBidi;

/// Opens an object that finds embedding levels; NULL without memory.
ICUBidi *_Nullable icu_bidi_open(void);
void icu_bidi_close(ICUBidi *_Nullable bidi);
/// Writes one embedding level for each code unit. `base_level` 0 or 1; 0xFE and 0xFF let the first
/// strong character decide, with 0 and 1 where there is none. Returns the level of the first
/// paragraph, or -1.
int32_t icu_bidi_levels(
    ICUBidi *_Nullable bidi, const uint16_t *_Nonnull text, int32_t length, uint8_t base_level, uint8_t *_Nonnull levels);

/// Writes the indices of `length` items in visual order, from left to right (rule L2 of UAX #9).
void icu_bidi_visual_order(
    const uint8_t *_Nonnull levels, int32_t length, int32_t *_Nonnull order);
/// True when the character takes the paragraph's level at the end of a line (rule L1 of UAX #9).
bool icu_bidi_resets_at_line_end(uint32_t code_point);

/// The ISO 15924 tag of the character's script, four bytes big-endian ('Latn'); 'Zyyy' common,
/// 'Zinh' inherited.
uint32_t icu_script_tag(uint32_t code_point);
/// The first character of the canonical decomposition, applied to the end; the character itself
/// when it has none.
uint32_t icu_decomposition_base(uint32_t code_point);
bool icu_is_white_space(uint32_t code_point);
/// True for characters that are invisible where a font has no glyph (Default_Ignorable).
bool icu_is_default_ignorable(uint32_t code_point);
bool icu_is_emoji_presentation(uint32_t code_point);
/// True for characters that may be drawn as emoji, digits included.
bool icu_is_emoji(uint32_t code_point);
/// True for pictographs, among them unassigned code points kept for future ones.
bool icu_is_pictograph(uint32_t code_point);
/// True for characters that take two columns of a terminal (East_Asian_Width Wide or Fullwidth).
bool icu_is_wide(uint32_t code_point);
bool icu_is_letter(uint32_t code_point);
/// True when the combining class is not 0 or the general category is a mark.
bool icu_is_mark(uint32_t code_point);
/// The line breaking classes of UAX #14 that a table of pairs can handle.
enum ICULineBreakClass {
  ICU_LINE_BREAK_OTHER = 0,
  ICU_LINE_BREAK_LETTER,       // AL, HL
  ICU_LINE_BREAK_DIGIT,        // NU
  ICU_LINE_BREAK_SPACE,        // SP
  ICU_LINE_BREAK_INFIX,        // IS
  ICU_LINE_BREAK_EXCLAMATION,  // EX
  ICU_LINE_BREAK_CLOSE,        // CP, not wide
  ICU_LINE_BREAK_OPEN,         // OP, not wide
  ICU_LINE_BREAK_QUOTE,        // QU
  ICU_LINE_BREAK_GLUE,         // GL
  ICU_LINE_BREAK_NUMERIC,      // PR, PO
  ICU_LINE_BREAK_ELLIPSIS,     // IN
  ICU_LINE_BREAK_MARK          // CM
};
/// One of `ICULineBreakClass`.
uint8_t icu_line_break_class(uint32_t code_point);

/// True for a virama that joins consonants (canonical combining class 9), but not for Myanmar's
/// asat, which ends a syllable.
bool icu_is_virama(uint32_t code_point);
/// True when the character is a grapheme cluster by itself between two others of its kind
/// (Grapheme_Cluster_Break Other, or a Hangul syllable).
bool icu_is_single_cluster(uint32_t code_point);
/// True when the character goes on with the cluster before it and asks nothing of what follows
/// (Grapheme_Cluster_Break Extend or SpacingMark, but no joiner; no virama where the version of ICU
/// joins consonants by it).
bool icu_extends_cluster(uint32_t code_point);
/// True when the character may give a left-to-right paragraph other levels than 0: right-to-left
/// letters, Arabic numbers, explicit embeddings, overrides and isolates.
bool icu_affects_bidi(uint32_t code_point);

/// Styles of `icu_format_date`, those of DateFormatter.Style and UDateFormatStyle.
enum ICUDateStyle { ICU_DATE_NONE = -1, ICU_DATE_MEDIUM = 2, ICU_DATE_SHORT = 3 };

/// Writes a time in UTC, in milliseconds since 1970, in the styles of a BCP 47 or ICU locale. Returns
/// the number of code units written, or -1 when the text does not fit or ICU has no format.
int32_t icu_format_date(
    const char *_Nonnull locale, int32_t date_style, int32_t time_style, double milliseconds,
    uint16_t *_Nonnull text, int32_t capacity);
/// The same for the fields of a template such as "yMMMM", at most 31 ASCII letters.
int32_t icu_format_date_template(
    const char *_Nonnull locale, const char *_Nonnull fields, double milliseconds,
    uint16_t *_Nonnull text, int32_t capacity);
/// The plural categories of cardinal numbers (CLDR), one bit each.
enum ICUPluralCategory {
  ICU_PLURAL_ZERO = 1,
  ICU_PLURAL_ONE = 2,
  ICU_PLURAL_TWO = 4,
  ICU_PLURAL_FEW = 8,
  ICU_PLURAL_MANY = 16,
  ICU_PLURAL_OTHER = 32
};
/// The category of each of `count` numbers in a BCP 47 or ICU locale; false when ICU has no
/// rules for its language.
bool icu_plural_categories(
    const char *_Nonnull locale, const double *_Nonnull numbers, int32_t count,
    int32_t *_Nonnull categories);

/// Writes the scripts a language is written in (CLDR), as tags like those of `icu_script_tag`, at most
/// `capacity`; Japanese has three. Returns how many, 0 when ICU does not know the language.
int32_t icu_locale_scripts(
    const char *_Nonnull locale, uint32_t *_Nonnull tags, int32_t capacity);
/// Writes the outer and then the inner quotation marks of a locale (CLDR): four code points, start
/// and end by turns. False when ICU has none, or one has several code points.
bool icu_quotation_marks(const char *_Nonnull locale, uint32_t *_Nonnull marks);

typedef struct ICUTransliterator ICUTransliterator;

/// Opens a transliterator by its CLDR name, such as "Hant-Hans"; NULL when ICU does not have it.
ICUTransliterator *_Nullable icu_transliterator_open(const char *_Nonnull identifier);
void icu_transliterator_close(ICUTransliterator *_Nullable transliterator);
/// Writes one character of the basic plane in the other script; the character itself where it
/// stays, or becomes several.
uint16_t icu_transliterator_convert(
    ICUTransliterator *_Nonnull transliterator, uint16_t character);

/// Writes a text in capitals (small letters) by the rules of a locale, at most `capacity` code
/// units, and returns how many the whole needs; -1 on failure.
int32_t icu_to_upper(
    const uint16_t *_Nonnull text, int32_t length, const char *_Nonnull locale,
    uint16_t *_Nonnull result, int32_t capacity);
int32_t icu_to_lower(
    const uint16_t *_Nonnull text, int32_t length, const char *_Nonnull locale,
    uint16_t *_Nonnull result, int32_t capacity);

#endif
