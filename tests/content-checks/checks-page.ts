import type { Half } from './measure';
import { HALVES, measuredTable } from './measure';

/** Returns the page with both tables as they are now. */
export function withMeasuredTables(page: string): string {
  return HALVES.reduce(withTable, page);
}

function withTable(page: string, half: Half): string {
  const begin = `<!-- ${half} -->\n`;
  const start = page.indexOf(begin);
  const end = page.indexOf('<!-- end -->', start);
  if (start < 0 || end < 0) throw new Error(`The page has no place for the table ${half}.`);
  return `${page.slice(0, start)}${begin}${measuredTable(half).join('\n')}\n${page.slice(end)}`;
}
