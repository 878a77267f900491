export interface NamePiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const LATIN_ACCENTS = /[\u0300-\u036f]/gu;

/** Splits by grapheme, so that a vowel sign of an Indian script stays with its consonant. */
const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Marks the whole text, or else each of its words. Ignores case, accents of Latin letters and repeated spaces. */
export function piecesOf(name: string, search: string): readonly NamePiece[] {
  const letters = [...LETTERS.segment(name)].map(({ segment }) => segment);
  const plain = letters.map(plainOf);
  const words = search.trim().split(/\s+/u).filter(Boolean).map(plainOf).map(escaped);
  const text = plain.join('');
  const whole = rangesOf(text, words.join('\\s+'));
  const ranges = whole.length > 0 ? whole : words.flatMap((word) => rangesOf(text, word));
  let end = 0;
  const marked = plain.map((letter) => {
    const start = end;
    end += letter.length;
    return ranges.some((range) => range.start < end && range.end > start);
  });
  return joined(letters.map((letter, place) => ({ text: letter, isMatch: marked[place] ?? false })));
}

export function isInName(name: string, search: string): boolean {
  return piecesOf(name, search).some(({ isMatch }) => isMatch);
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

function rangesOf(text: string, pattern: string): readonly TextRange[] {
  if (pattern === '') return [];
  return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
}

function joined(pieces: readonly NamePiece[]): readonly NamePiece[] {
  const all: NamePiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.isMatch === piece.isMatch) all.splice(-1, 1, { ...last, text: last.text + piece.text });
    else all.push(piece);
  }
  return all;
}

function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(LATIN_ACCENTS, '').normalize('NFC').toLowerCase();
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
