import { LRUCache } from 'lru-cache';
import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';
import { nameKeysOfCompany } from './well-known-names';

/** Matches the database's limit (sql/catalog/name-tails.sql). */
const MAX_KEY_LENGTH = 60;

const LEGAL_WORDS =
  /\s+(private limited|pvt limited|private ltd|pvt ltd|pvtltd|p ltd|limited|ltd|llp|llc|inc|incorporated|corp|corporation|co ltd|plc|gmbh|ag|s a|pte ltd|pte|india pvt ltd|india private limited|india limited|india ltd|opc)$/;

/** A cache, because a file repeats few cities, titles and companies in thousands of rows. */
const keys = new LRUCache<string, string>({ max: 50_000 });
const companyKeys = new LRUCache<string, readonly string[]>({ max: 50_000 });

export function nameKeyOf(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const whole = searchKeyOf(name);
  const key = whole.length <= MAX_KEY_LENGTH ? whole : [...whole].slice(0, MAX_KEY_LENGTH).join('');
  keys.set(name, key);
  return key;
}

export function isWellKnown(name: string): boolean {
  return companyKeysOf(name).length > 1;
}

/** Returns the key that identifies a company: its name without a legal form, or the best-known name of a large one. */
export function companyKeyOf(name: string): string {
  return companyKeysOf(name)[0] ?? '';
}

/**
 * Returns all keys of a company, `companyKeyOf` first: "Infosys Ltd." is "infosys", "Amazon.com" is "amazon", "Tata
 * Consultancy Services (TCS)" is "tcs".
 */
export function companyKeysOf(name: string): readonly string[] {
  const known = companyKeys.get(name);
  if (known !== undefined) return known;
  const found = foundKeysOf(name);
  companyKeys.set(name, found);
  return found;
}

function foundKeysOf(name: string): readonly string[] {
  const bare = name
    .replace(/^m\/s\.?\s+/i, '')
    .replace(/(?<=\p{L}{2})\.com\b(?!\.)/iu, '')
    .replaceAll(/(?<=\p{L}{2})['’`´]s(?![\p{L}\p{N}])/giu, 's');
  let key = searchKeyOf(withoutInitials(bare));
  for (;;) {
    const shorter = key.replace(LEGAL_WORDS, '');
    if (shorter === key || shorter === '') return nameKeysOfCompany(nameKeyOf(key));
    key = shorter;
  }
}

/** Drops initials: "Zeta Loom Works (ZLW)" is "Zeta Loom Works". */
function withoutInitials(name: string): string {
  const [, whole = name, short = ''] = /^(.+\S)\s*\(\s*([A-Z&.]{2,8})\s*\)$/.exec(name) ?? [];
  const initials = whole.split(/[\s.&-]+/).flatMap((word) => (/^\p{Lu}/u.test(word) ? word.charAt(0) : []));
  return short.replaceAll(/[&.]/g, '') === initials.join('') ? whole : name;
}
