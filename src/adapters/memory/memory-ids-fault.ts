import type { Refusal } from './memory-failure';
import { invalid } from './memory-failure';

const MOST_IDS = 100;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is wrong with the one id that a call names; null where nothing is. */
export function faultOfId(field: string, id: string): Refusal | null {
  return ID.test(id) ? null : invalid({ [field]: 'This must be an id (a UUID).' });
}

/** What is wrong with the length of a list of ids: none, more than 100; null where nothing is. */
export function faultOfCount(field: string, ids: readonly string[]): Refusal | null {
  if (ids.length === 0) return invalid({ [field]: 'This needs at least 1 entry.' });
  if (ids.length > MOST_IDS) return invalid({ [field]: 'This can have at most 100 entries.' });
  return null;
}

/** What is wrong with a list of ids that a call names: its length, one twice, no id; null where nothing is. */
export function faultOfIds(field: string, ids: readonly string[]): Refusal | null {
  const fault = faultOfCount(field, ids);
  if (fault !== null) return fault;
  if (new Set(ids).size < ids.length) return invalid({ [field]: 'This must not hold the same entry twice.' });
  const malformed = ids.findIndex((id) => !ID.test(id));
  return malformed === -1 ? null : faultOfId(`${field}.${malformed}`, ids[malformed] ?? '');
}
