import type { CsvRecord } from './csv-splitter';
import { CsvSplitter } from './csv-splitter';
import type { DamagedRow } from './source-row';
import { isDamaged } from './source-row';

export interface CsvLayout {
  readonly delimiter: string;
  readonly headerLine: number;
  /** True if a backslash escapes quotes. */
  readonly isEscaping: boolean;
}

const CANDIDATES = [',', ';', '\t', '|', '^', '~', '\u0001', '#', ':'];
const MAX_RECORDS = 60;
/**
 * The weight of a delimiter that the first record lacks. A delimiter missing from the first one may occur within cells: "IT Services | Public |
 * Pune".
 */
const SHARE_BEHIND_TITLE = 0.5;

/**
 * Picks the delimiter that cuts most records into the same number of cells. The first such record is the header. Lines
 * before it are a title.
 */
export function guessLayout(lines: readonly string[], delimiter?: string): CsvLayout {
  // Excel names the delimiter like this.
  const named = /^\uFEFF?sep=(.)$/i.exec(lines[0] ?? '')?.[1];
  const given = delimiter ?? named;
  const candidates = given === undefined ? CANDIDATES : [given];
  const from = named === undefined ? 0 : 1;
  let best: CsvLayout & { readonly score: number } = {
    delimiter: candidates[0] ?? ',',
    headerLine: from + 1,
    isEscaping: false,
    score: 0,
  };
  const mayEscape = lines.some((line) => line.includes('\\"'));
  const layouts = candidates.flatMap((candidate) =>
    (mayEscape ? [false, true] : [false]).map((isEscaping) => ({ candidate, isEscaping })),
  );
  for (const { candidate, isEscaping } of layouts) {
    const { records, all } = recordsOf(lines, from, candidate, isEscaping);
    const usual = usualCount(records);
    if (usual < 2) continue;
    const share = records.filter(({ cells }) => lengthOf(cells) === usual).length / all;
    const header = records.find(
      ({ cells }) => cells.length >= usual && cells.filter((cell) => cell.trim() !== '').length > usual / 2,
    );
    if (header === undefined) continue;
    const isFirst = header.line === records[0]?.line;
    const score = share * Math.log(usual + 1) * (isFirst ? 1 : SHARE_BEHIND_TITLE);
    if (score > best.score) best = { delimiter: candidate, headerLine: header.line, isEscaping, score };
  }
  const { score: _, ...layout } = best;
  return layout;
}

interface Records {
  readonly records: readonly CsvRecord[];
  readonly all: number;
}

function recordsOf(lines: readonly string[], from: number, delimiter: string, isEscaping: boolean): Records {
  const splitter = new CsvSplitter(delimiter, isEscaping);
  const found: (CsvRecord | DamagedRow)[] = [];
  for (const [place, line] of lines.entries()) {
    if (place < from) continue;
    found.push(...splitter.take(line, place + 1));
    if (found.length >= MAX_RECORDS) break;
  }
  if (found.length < MAX_RECORDS) found.push(...splitter.end());
  return { records: found.flatMap((record) => (isDamaged(record) ? [] : [record])), all: found.length };
}

/** Returns the usual number of cells. An empty last cell is an extra delimiter, which headers may lack. */
function usualCount(records: readonly CsvRecord[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(lengthOf(cells), (counts.get(lengthOf(cells)) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, most]) => most - many || b - a)[0]?.[0] ?? 0;
}

function lengthOf(cells: readonly string[]): number {
  return cells.at(-1)?.trim() === '' ? cells.length - 1 : cells.length;
}
