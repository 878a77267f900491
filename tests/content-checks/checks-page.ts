import type { ExampleSet } from './measure';
import { measuredTable } from './measure';

/** A unit test demands every text of the third set. */
const SETS_OF_THE_PAGE = ['by-a-stranger', 'before-the-rules'] as const satisfies readonly ExampleSet[];

export function withMeasuredTables(page: string): string {
  return SETS_OF_THE_PAGE.reduce(withTable, page);
}

function withTable(page: string, set: ExampleSet): string {
  const begin = `<!-- ${set} -->\n`;
  const start = page.indexOf(begin);
  const end = page.indexOf('<!-- end -->', start);
  if (start < 0 || end < 0) throw new Error(`The page has no place for the table ${set}.`);
  return `${page.slice(0, start)}${begin}${measuredTable(set).join('\n')}\n${page.slice(end)}`;
}
