// Characters of fonts that are added after the first view, so that no first view waits for them.

/** Hindi, Marathi and Nepali, without the signs of Vedic texts. */
export const DEVANAGARI_RANGE =
  'U+0901-0903, U+0905-090B, U+090D, U+090F-0911, U+0913-0928, U+092A-0933, U+0935-0939, U+093C-0945, U+0947-0949, U+094B-094D, U+0950, U+0958-0970, U+0972, U+200C-200D, U+25CC';

/** Accented letters and rare signs of other European languages. */
export const LATIN_REST_RANGE =
  'U+00A1-00A8, U+00AA, U+00AC, U+00AF, U+00B4, U+00B6, U+00B8-00BA, U+00BF-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC';
