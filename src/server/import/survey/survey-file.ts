import { cleanText } from '@/server/import/columns/clean-text';
import type { Source, SourceRow } from '@/server/import/source/source-row';
import { isDamaged } from '@/server/import/source/source-row';

export interface FileSurvey {
  readonly rows: number;
  readonly sample: readonly SourceRow[];
  readonly texts: (header: string) => readonly string[];
  /** Returns the number of rows with a value under a header. */
  readonly given: (header: string) => number;
}

const FIRST_ROWS = 500;
const OTHER_ROWS = 1_500;
const MAX_MISSING_LENGTH = 40;

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

/** Keeps a reproducible reservoir sample, in which each row is equally likely. */
function keepSome(kept: SourceRow[], row: SourceRow, count: number): void {
  if (kept.length < OTHER_ROWS) kept.push(row);
  else {
    const place = scattered(count) % count;
    if (place < OTHER_ROWS) kept[place] = row;
  }
}

/** Returns Knuth's multiplicative hash. */
function scattered(count: number): number {
  return Math.imul(count, 2_654_435_761) >>> 0;
}
