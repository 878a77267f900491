import type { Refusal } from './memory-failure';
import { invalid } from './memory-failure';

const MOST_IDS = 100;

/** What is wrong with a list of ids that a call names: none, more than 100, one twice; null where nothing is. */
export function faultOfIds(field: string, ids: readonly string[]): Refusal | null {
  if (ids.length === 0) return invalid({ [field]: 'This needs at least 1 entry.' });
  if (ids.length > MOST_IDS) return invalid({ [field]: 'This can have at most 100 entries.' });
  return new Set(ids).size === ids.length ? null : invalid({ [field]: 'This must not hold the same entry twice.' });
}
