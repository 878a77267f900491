import { importKeyOf } from '@/server/import/kinds/import-key';
import type { ImportJob } from './import-job';

/**
 * Increase it when the same file yields other rows or keys than before. The file then replaces its earlier import,
 * without duplicates.
 */
const READING = 3;

/** Returns a key. The same kind, content, mapping and reading version is the same import. */
export function progressKeyOf(kind: string, { file, map }: Pick<ImportJob, 'file' | 'map'>): string {
  return importKeyOf([READING, kind, file.hash, sorted(map.columns), sorted(map.values), sorted(map.dateOrders)]);
}

function sorted(record: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
