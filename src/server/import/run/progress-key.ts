import { importKeyOf } from '@/server/import/kinds/import-key';
import type { ImportJob } from './import-job';

/**
 * The number of the way in which rows are read. It is raised if the same file gives other rows, or rows of other keys, than by an earlier version: the file then
 * takes the place of its earlier import, and no row stands twice.
 */
const READING = 3;

/** Returns the key under which the progress of an import is kept: the same kind, content, mapping and way of reading is the same import. */
export function progressKeyOf(kind: string, { file, map }: Pick<ImportJob, 'file' | 'map'>): string {
  return importKeyOf([READING, kind, file.hash, sorted(map.columns), sorted(map.values), sorted(map.dateOrders)]);
}

function sorted(record: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
