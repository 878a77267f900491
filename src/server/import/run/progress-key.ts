import { importKeyOf } from '@/server/import/kinds/import-key';
import type { ImportJob } from './import-job';

/** Returns the key under which the progress of an import is kept: the same kind, content and mapping is the same import. */
export function progressKeyOf(kind: string, { file, map }: Pick<ImportJob, 'file' | 'map'>): string {
  return importKeyOf([kind, file.hash, sorted(map.columns), sorted(map.values), sorted(map.dateOrders)]);
}

function sorted(record: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
