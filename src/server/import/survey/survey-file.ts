import { cleanText } from '@/server/import/columns/clean-text';
import type { Source, SourceRow } from '@/server/import/source/source-row';
import { isDamaged } from '@/server/import/source/source-row';

/** A file as it is before anything is read into columns: all of its rows counted, some of them kept. */
export interface FileSurvey {
  readonly rows: number;
  /** The first rows, and others from all over the file. */
  readonly sample: readonly SourceRow[];
  /** Returns the cleaned texts of the sample under a header; empty if a row has none. */
  readonly texts: (header: string) => readonly string[];
  /** Returns how many rows have a value under a header. */
  readonly given: (header: string) => number;
}

const FIRST_ROWS = 500;
const OTHER_ROWS = 1_500;
/** A longer cell says something, whatever it is. */
const MAX_MISSING_LENGTH = 40;

/** Reads through a file once. Its later rows may be of another company, or have what its first ones lack. */
export async function surveyFile(source: Source): Promise<FileSurvey> {
  const first: SourceRow[] = [];
  const others: SourceRow[] = [];
  const given = new Map(source.headers.map((header) => [header, 0]));
  let rows = 0;
  for await (const some of source.rows()) {
    for (const row of some) {
      if (isDamaged(row)) continue;
      rows += 1;
      for (const [header, count] of given) if (isGiven(row.textUnder(header))) given.set(header, count + 1);
      if (first.length < FIRST_ROWS) first.push(row);
      else keepSome(others, row, rows - FIRST_ROWS);
    }
  }
  const sample = [...first, ...others];
  const cleaned = new Map<string, readonly string[]>();
  const texts = (header: string): readonly string[] => {
    const known = cleaned.get(header) ?? sample.map((row) => cleanText(row.textUnder(header)));
    cleaned.set(header, known);
    return known;
  };
  return { rows, sample, texts, given: (header) => given.get(header) ?? 0 };
}

function isGiven(text: string): boolean {
  return text.length > MAX_MISSING_LENGTH || cleanText(text) !== '';
}

/** Keeps a sample in which every row so far is as likely as another, the same for the same file. */
function keepSome(kept: SourceRow[], row: SourceRow, count: number): void {
  if (kept.length < OTHER_ROWS) kept.push(row);
  else {
    const place = scattered(count) % count;
    if (place < OTHER_ROWS) kept[place] = row;
  }
}

/** Returns a number that looks drawn by lot (Knuth's multiplicative hash). */
function scattered(count: number): number {
  return Math.imul(count, 2_654_435_761) >>> 0;
}
