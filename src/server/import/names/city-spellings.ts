import type { CatalogItem, CatalogList } from './catalog-list';
import { FIRST_IMPORTED_ID } from './catalog-list';
import { nameKeyOf } from './name-key';

/** Minimum shared consonants. Fewer prove nothing. */
const MIN_CONSONANTS = 4;

/**
 * Reference cities by state and consonants: "Hardwar" and "Haridwar", or "Darjiling" and "Darjeeling", are spellings of
 * one city.
 */
export class CitySpellings {
  readonly #cities = new Map<string, CatalogItem | null>();

  constructor(list: CatalogList) {
    for (const [name, item] of list.spellings) {
      if (item.id >= FIRST_IMPORTED_ID || item.detail === null) continue;
      const key = keyOf(name, item.detail);
      // Cities with equal keys are only found by their whole names.
      const isTaken = this.#cities.has(key) && this.#cities.get(key)?.id !== item.id;
      this.#cities.set(key, isTaken ? null : item);
    }
  }

  find(name: string, state: string): CatalogItem | null {
    const key = keyOf(name, state);
    return consonantsOf(name).length < MIN_CONSONANTS ? null : (this.#cities.get(key) ?? null);
  }
}

function keyOf(name: string, state: string): string {
  return `${consonantsOf(name)}|${state}`;
}

/** Drops vowels, doubled letters and the h of "sh", "bh", "dh" and "gh". "Khanpur" is not Kanpur. */
function consonantsOf(name: string): string {
  return nameKeyOf(name)
    .replaceAll(/\(.*$/g, '')
    .replaceAll(/[aeiouy\s-]+h?|(?<=[sbdg])h/g, '')
    .replaceAll('v', 'b')
    .replaceAll(/(ch|.)\1+/g, '$1');
}
