// Characters of fonts that are added after the first view, so that no first view waits for them.

/** Hindi, Marathi and Nepali, without the signs of Vedic texts. */
export const DEVANAGARI_RANGE =
  'U+0901-0903, U+0905-090B, U+090D, U+090F-0911, U+0913-0928, U+092A-0933, U+0935-0939, U+093C-0945, U+0947-0949, U+094B-094D, U+0950, U+0958-0970, U+0972, U+200C-200D, U+25CC';

export const RUPEE_RANGE = 'U+20B9';
