export type TextOf = (room: number) => string;

const SENTENCE = 'The notice period of this company is long, said Asha, and nobody at the office knows why. ';

/** Long texts start like prose: noise is refused before parsing. In characters. */
const MIN_BEGUN = 500;

const many =
  (piece: string): TextOf =>
  (room) => {
    const beginning = room < MIN_BEGUN ? '' : SENTENCE;
    return `${beginning}a${piece.repeat(Math.floor(Math.max(0, room - beginning.length - 2) / [...piece].length))}b`;
  };

export const ordinaryText: TextOf = (room) =>
  SENTENCE.repeat(Math.ceil(room / SENTENCE.length))
    .slice(0, room)
    .trim();

/** Texts that stress parsers, regular expressions, word indexes and layout. */
export const hostileTexts: Readonly<Record<string, TextOf>> = {
  'words joined by _': many('_a'),
  'words before _': many('1a_'),
  'file names': many('~/'),
  'dots between letters': many('a.'),
  'hyphens between letters': many('a-'),
  'names with an @': many('@a'),
  'addresses without a space': many('http://a.'),
  'opening brackets': many('['),
  'links that do not end': many('[a](/discussions/'),
  tags: many('<a'),
  'quotes and backslashes': many(`"'\\`),
  blanks: many(' '),
  'wide blanks': many('\u2003'),
  'lines of blanks': many('\n '),
  'zero-width characters': many('\u200b'),
  'marks on one letter': many('\u0301'),
  'Devanagari conjuncts with joiners': many('क्\u200dष'),
  'emoji with joiners': many('👩\u200d'),
  'digits and commas': many('1e1,'),
  'hashes, percent and question marks': many('#%?'),
  'one word': many('a'),
  'words without a repeat': (room) => {
    const words = Array.from({ length: Math.ceil(room / 4) }, (_, place) => (place + 10_000).toString(36));
    return words.join(' ').slice(0, room).trim();
  },
};
