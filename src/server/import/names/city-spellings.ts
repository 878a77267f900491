import type { CatalogItem, CatalogList } from './catalog-list';
import { FIRST_IMPORTED_ID } from './catalog-list';
import { nameKeyOf } from './name-key';

/** Fewer consonants are shared by towns that have nothing else in common. */
const MIN_CONSONANTS = 4;

/**
 * The cities of the reference data by the consonants of their names and aliases, and their states: "Hardwar" and "Haridwar", "Darjiling" and "Darjeeling",
 * "Ahmadnagar" and "Ahmednagar" are spellings of one.
 */
export class CitySpellings {
  readonly #cities = new Map<string, CatalogItem | null>();

  constructor(list: CatalogList) {
    for (const [name, item] of list.spellings) {
      if (item.id >= FIRST_IMPORTED_ID || item.detail === null) continue;
      const key = keyOf(name, item.detail);
      // Two cities of one key are found by their whole names alone.
      const isTaken = this.#cities.has(key) && this.#cities.get(key)?.id !== item.id;
      this.#cities.set(key, isTaken ? null : item);
    }
  }

  /** Returns the city that a name of a state spells in another way; null for none. */
  find(name: string, state: string): CatalogItem | null {
    const key = keyOf(name, state);
    return consonantsOf(name).length < MIN_CONSONANTS ? null : (this.#cities.get(key) ?? null);
  }
}

function keyOf(name: string, state: string): string {
  return `${consonantsOf(name)}|${state}`;
}

/** Vowels, doubled letters and the h of "sh", "bh", "dh" and "gh" are written or not; "Khanpur" is not Kanpur. */
function consonantsOf(name: string): string {
  return nameKeyOf(name)
    .replaceAll(/\(.*$/g, '')
    .replaceAll(/[aeiouy\s-]+h?|(?<=[sbdg])h/g, '')
    .replaceAll('v', 'b')
    .replaceAll(/(ch|.)\1+/g, '$1');
}
