import type { ExampleSet } from './measure';
import { EXAMPLE_SETS, measuredTable } from './measure';

export function withMeasuredTables(page: string): string {
  return EXAMPLE_SETS.reduce(withTable, page);
}

function withTable(page: string, set: ExampleSet): string {
  const begin = `<!-- ${set} -->\n`;
  const start = page.indexOf(begin);
  const end = page.indexOf('<!-- end -->', start);
  if (start < 0 || end < 0) throw new Error(`The page has no place for the table ${set}.`);
  return `${page.slice(0, start)}${begin}${measuredTable(set).join('\n')}\n${page.slice(end)}`;
}
