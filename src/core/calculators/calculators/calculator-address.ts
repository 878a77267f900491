import { formatAddress, parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import { MAX_JOB_TITLE_LENGTH } from '@/core/kernel/common/job-title.rules';
import type { TypedFields } from './form-reading';

/** Fields of a shared link. Amounts are never shared. */
export const SHARED_FIELDS = ['year', 'state', 'regime', 'employer', 'reason', 'work', 'rest'] as const;

export const LINKED_FIELDS = [...SHARED_FIELDS, 'jobProfile'] as const;

export function fieldsOfAddress(address: string, form: TypedFields): TypedFields {
  const { query } = parseAddress(address);
  return Object.fromEntries(
    LINKED_FIELDS.flatMap((field) => {
      const value = form[field] === undefined ? null : queryValue(query, field);
      return value && value.length <= MAX_JOB_TITLE_LENGTH ? [[field, value]] : [];
    }),
  );
}

export function replacedBy(linked: TypedFields, typed: TypedFields): TypedFields {
  return Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => text.trim() !== '' && (linked[field] ?? text) !== text),
  );
}

/** Returns an address with the choices, but without amounts and days. */
export function sharedAddress(path: string, typed: TypedFields): string {
  const fields = SHARED_FIELDS.flatMap((field): [string, string][] => {
    const value = typed[field];
    return value === undefined || value === '' ? [] : [[field, value]];
  });
  return withQuery(path, fields);
}

const OWNER = 'owner';

/** Returns the form as text. Includes the owner's id, which is empty for a guest. */
export function storedForm(owner: string, typed: TypedFields): string {
  return formatAddress({ base: '', query: [[OWNER, owner], ...Object.entries(typed)], hash: '' });
}

/** Returns only fields that today's form has, or null for another owner's form. */
export function readStoredForm(stored: string | null, owner: string, form: TypedFields): TypedFields | null {
  if (stored === null) return null;
  const { query } = parseAddress(stored);
  if (queryValue(query, OWNER) !== owner) return null;
  return Object.fromEntries(query.filter(([field]) => Object.hasOwn(form, field)));
}
