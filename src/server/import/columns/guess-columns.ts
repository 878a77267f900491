import { cleanText } from './clean-text';
import type { ImportColumn, ImportColumns } from './column';
import { dateOrderOf } from './column';
import { Unreadable } from './unreadable';

/** The headers that columns are read from, by the columns' names. */
export type HeadersOfColumns = Readonly<Record<string, string>>;

interface Candidate {
  readonly name: string;
  readonly header: string;
  readonly score: number;
}

/** Of the values under a header at least this share must be readable; less where it is called as the column is. */
const MIN_READABLE = 0.5;
const MIN_READABLE_OF_EXACT = 0.2;
/** Begins a guess that is the whole header but for a unit: "=total" is "Total (in LPA)", and not "Total Applicants". */
const WHOLE = '=';
const WORDS_OF_UNITS: ReadonlySet<string> = new Set(
  'in of per a the inr rs rupee lpa lakh lac l cr crore k thousand usd year yearly annum annual pa pm month monthly amount'.split(
    ' ',
  ),
);
const EXACT = 100;
const CONTAINED = 50;
/** A header that fits has nothing under it: another one that fits less well may have. */
const EMPTY = 40;
/** Words, without a plural's s, that make a header the name of another fact: "company size" is no company. */
const OTHER_FACTS: ReadonlySet<string> = new Set(
  'size id code url link logo type ownership rating age location addres city state country description website email phone industry sector category statu investor founder ceo'.split(
    ' ',
  ),
);

/** Words, without a plural's s, of days on which nothing was written: the last one to apply, that of a birth. */
const OTHER_DAYS: ReadonlySet<string> = new Set(
  'last deadline closing close expiry expire expired valid until end start joining birth'.split(' '),
);
/** Of the values that tell rows apart at least this share differs; rows that a file repeats are fewer. */
const MIN_DIFFERENT = 0.5;
const MIN_NUMBERED = 3;

/**
 * Guesses which header means which column: by the words of the header first, then by whether what stands under it can be read. A header is
 * taken once, unless its column shares it. `textsUnder` returns the raw texts of a sample of rows.
 */
export function guessColumns(
  columns: ImportColumns,
  headers: readonly string[],
  textsUnder: (header: string) => readonly string[],
): HeadersOfColumns {
  const candidates: Candidate[] = [];
  for (const [name, column] of Object.entries(columns)) {
    for (const header of headers) {
      const byName = nameScore(column, name, header);
      if (byName === 0) continue;
      const texts = textsUnder(header);
      if (column.isIdentity && !tellsApart(texts)) continue;
      const readable = readableShare(column, texts);
      if (readable === null) candidates.push({ name, header, score: byName - EMPTY });
      else if (readable >= (byName > CONTAINED ? MIN_READABLE_OF_EXACT : MIN_READABLE))
        candidates.push({ name, header, score: byName + readable });
    }
  }
  const found: Record<string, string> = {};
  const taken = new Set<string>();
  for (const { name, header } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (name in found || (taken.has(header) && columns[name]?.isShared !== true)) continue;
    found[name] = header;
    if (columns[name]?.isShared !== true) taken.add(header);
  }
  return found;
}

/** Returns the words of a header in the form in which headers are compared: "companyName (INR)" is "company name inr". */
export function wordsOf(header: string): string {
  return header
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** "overall ratings" is "overall rating". */
function withoutPlurals(words: string): string {
  return words.replaceAll(/(?<=\p{L}{3})s\b/gu, '');
}

function nameScore(column: ImportColumn<unknown>, name: string, header: string): number {
  const written = wordsOf(header);
  const words = withoutPlurals(written);
  let best = 0;
  const isWhole = column.guesses.includes(`${WHOLE}${name}`);
  for (const [place, guess] of (isWhole ? column.guesses : [...column.guesses, name]).entries()) {
    const guessed = wordsOf(guess);
    const wanted = withoutPlurals(guessed);
    const isSame = words === wanted || written.replaceAll(' ', '') === guessed.replaceAll(' ', '');
    if (isSame) best = Math.max(best, EXACT - place);
    else if (` ${words} `.includes(` ${wanted} `)) {
      // Each word too many makes it less likely.
      const surplus = ` ${words} `.replace(` ${wanted} `, ' ').trim().split(' ');
      const mayBe = guess.startsWith(WHOLE)
        ? surplus.every((word) => WORDS_OF_UNITS.has(word))
        : !surplus.some((word) => isOfOtherFact(column, word));
      if (mayBe) best = Math.max(best, CONTAINED - place - 10 * surplus.length);
    }
  }
  return Math.max(best, 0);
}

function isOfOtherFact({ isRequired, isDate }: ImportColumn<unknown>, word: string): boolean {
  return (isRequired && OTHER_FACTS.has(word)) || (isDate && OTHER_DAYS.has(word));
}

/** Whether texts may be ids: neither the numbers of the rows, which those of another file have too, nor mostly the same ones. */
function tellsApart(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(text.trim() || Number.NaN));
  const first = numbers[0] ?? Number.NaN;
  const isNumbered = numbers.length >= MIN_NUMBERED && numbers.every((number, place) => number === first + place);
  return !isNumbered && new Set(texts).size >= texts.length * MIN_DIFFERENT;
}

/** Returns the share of texts that the column can read; null where all are missing. */
function readableShare(column: ImportColumn<unknown>, texts: readonly string[]): number | null {
  const given = texts.map(cleanText).filter((text) => text !== '');
  if (given.length === 0) return null;
  const context = { order: dateOrderOf(column, given), now: 0 };
  const readable = given.filter((text) => !(column.read(text, context) instanceof Unreadable));
  return readable.length / given.length;
}
