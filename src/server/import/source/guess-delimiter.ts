import type { CsvRecord } from './csv-splitter';
import { CsvSplitter } from './csv-splitter';
import { isDamaged } from './source-row';

/** The likely layout of a delimited file. */
export interface CsvLayout {
  readonly delimiter: string;
  /** The line that names the columns. */
  readonly headerLine: number;
}

const CANDIDATES = [',', ';', '\t', '|', '^', '~', '\u0001', ':'];
const MAX_RECORDS = 60;
/** A delimiter that the first record lacks may be one within cells: "IT Services | Public | Pune". */
const SHARE_BEHIND_TITLE = 0.5;

/**
 * Guesses delimiter and header from the first lines: the delimiter that cuts most records into the same number of cells, and the first
 * record with that number. What stands before it is a title.
 */
export function guessLayout(lines: readonly string[], delimiter?: string): CsvLayout {
  // Excel's own way of naming the delimiter.
  const named = /^\uFEFF?sep=(.)$/i.exec(lines[0] ?? '')?.[1];
  const given = delimiter ?? named;
  const candidates = given === undefined ? CANDIDATES : [given];
  const from = named === undefined ? 0 : 1;
  let best: CsvLayout & { readonly score: number } = {
    delimiter: candidates[0] ?? ',',
    headerLine: from + 1,
    score: 0,
  };
  for (const candidate of candidates) {
    const records = recordsOf(lines, from, candidate);
    const usual = usualCount(records);
    if (usual < 2) continue;
    const share = records.filter(({ cells }) => lengthOf(cells) === usual).length / records.length;
    const header = records.find(
      ({ cells }) => cells.length >= usual && cells.filter((cell) => cell.trim() !== '').length > usual / 2,
    );
    if (header === undefined) continue;
    const isFirst = header.line === records[0]?.line;
    const score = share * Math.log(usual + 1) * (isFirst ? 1 : SHARE_BEHIND_TITLE);
    if (score > best.score) best = { delimiter: candidate, headerLine: header.line, score };
  }
  return { delimiter: best.delimiter, headerLine: best.headerLine };
}

function recordsOf(lines: readonly string[], from: number, delimiter: string): readonly CsvRecord[] {
  const splitter = new CsvSplitter(delimiter);
  const records: CsvRecord[] = [];
  for (const [place, line] of lines.entries()) {
    if (place < from) continue;
    for (const record of splitter.take(line, place + 1)) if (!isDamaged(record)) records.push(record);
    if (records.length >= MAX_RECORDS) break;
  }
  return records;
}

/** Returns the most frequent number of cells; an empty one at the end is a delimiter too many, which headers may lack. */
function usualCount(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(lengthOf(cells), (counts.get(lengthOf(cells)) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, most]) => most - many || b - a)[0]?.[0] ?? 0;
}

function lengthOf(cells: readonly string[]): number {
  return cells.at(-1)?.trim() === '' ? cells.length - 1 : cells.length;
}
