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

/** Of the values under a header at least this share must be readable. */
const MIN_READABLE = 0.5;
const EXACT = 100;
const CONTAINED = 50;

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
      const readable = readableShare(column, textsUnder(header));
      if (readable >= MIN_READABLE) candidates.push({ name, header, score: byName + readable });
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

function nameScore({ guesses }: ImportColumn<unknown>, name: string, header: string): number {
  const written = wordsOf(header);
  const words = withoutPlurals(written);
  let best = 0;
  for (const [place, guess] of [...guesses, name].entries()) {
    const guessed = wordsOf(guess);
    const wanted = withoutPlurals(guessed);
    const isSame = words === wanted || written.replaceAll(' ', '') === guessed.replaceAll(' ', '');
    if (isSame) best = Math.max(best, EXACT - place);
    else if (` ${words} `.includes(` ${wanted} `)) {
      // Each word too many makes it less likely.
      const surplus = words.split(' ').length - wanted.split(' ').length;
      best = Math.max(best, CONTAINED - place - 10 * surplus);
    }
  }
  return Math.max(best, 0);
}

/** Returns the share of texts that the column can read; a column of nothing but missing values counts as half. */
function readableShare(column: ImportColumn<unknown>, texts: readonly string[]): number {
  const given = texts.map(cleanText).filter((text) => text !== '');
  if (given.length === 0) return MIN_READABLE;
  const context = { order: dateOrderOf(column, given), now: 0 };
  const readable = given.filter((text) => !(column.read(text, context) instanceof Unreadable));
  return readable.length / given.length;
}
