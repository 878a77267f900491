import { formatAddress, parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import { MAX_JOB_TITLE_LENGTH } from '@/core/kernel/common/job-title.rules';
import type { Typed } from './form-reading';

/** The fields that a shared link carries: none of them is an amount. */
export const SHARED_FIELDS = ['year', 'state', 'regime', 'employer', 'reason', 'work', 'rest'] as const;

/** The fields that a link may set: those, and the job title that was typed on another page. */
export const LINKED_FIELDS = [...SHARED_FIELDS, 'jobProfile'] as const;

/** Returns the fields that an address sets, of those that a form has and a link may carry; what is longer than any job title sets none. */
export function fieldsOfAddress(address: string, form: Typed): Typed {
  const { query } = parseAddress(address);
  return Object.fromEntries(
    LINKED_FIELDS.flatMap((field) => {
      const value = form[field] === undefined ? null : queryValue(query, field);
      return value && value.length <= MAX_JOB_TITLE_LENGTH ? [[field, value]] : [];
    }),
  );
}

/** Returns the typed texts of the fields that a link sets to something else. */
export function replacedBy(linked: Typed, typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text.trim() !== '' && (linked[field] ?? text) !== text),
  );
}

/** Returns the address that shows a calculator to others: its choices, and no amount or day. */
export function sharedAddress(path: string, typed: Typed): string {
  const fields = SHARED_FIELDS.flatMap((field): [string, string][] => {
    const value = typed[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  return withQuery(path, fields);
}

const OWNER = 'owner';

/** Returns a form as the device keeps it: a query of its fields and its owner’s id, empty for a guest. */
export function storedForm(owner: string, typed: Typed): string {
  return formatAddress({ base: '', query: [[OWNER, owner], ...Object.entries(typed)], hash: '' });
}

/** Returns a kept form of its owner, with the fields that the form has today; null for another’s, or none. */
export function readStoredForm(stored: string | null, owner: string, form: Typed): Typed | null {
  if (stored === null) return null;
  const { query } = parseAddress(stored);
  if (queryValue(query, OWNER) !== owner) return null;
  return Object.fromEntries(query.filter(([field]) => form[field] !== undefined));
}
