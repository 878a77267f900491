import { typosBetween } from '@/core/kernel/formatting/slips.rules';
import type { Database } from '@/server/platform/database';
import type { CatalogTable } from './catalog.queries';
import { readItems } from './catalog.queries';
import { nameKeyOf } from './name-key';

export interface CatalogItem {
  readonly id: number;
  readonly name: string;
  readonly detail: string | null;
}

/** The lowest imported id. Lower ids belong to the reference data and the demo. */
export const FIRST_IMPORTED_ID = 100_000;
const MIN_LETTERS_FOR_ONE_SLIP = 6;
const MIN_LETTERS_FOR_TWO_SLIPS = 10;

/** A catalogue list in memory, searched by name, alias and then with typos. */
export class CatalogList {
  readonly #items = new Map<string, CatalogItem[]>();
  /** Keys by their first letter, for typos. */
  readonly #byInitial = new Map<string, string[]>();
  readonly #slips = new Map<string, CatalogItem | null>();
  readonly #names = new Set<string>();
  readonly #details = new Set<string>();
  #lastId = FIRST_IMPORTED_ID - 1;

  static async load(database: Database, table: CatalogTable): Promise<CatalogList> {
    const list = new CatalogList();
    for (const { aliases, ...item } of await database.query(readItems[table])) list.keep(item, aliases);
    return list;
  }

  /** Adds an item. If a name is taken, the first item keeps it. */
  keep(item: CatalogItem, aliases: readonly string[] = []): void {
    this.#lastId = Math.max(this.#lastId, item.id);
    this.#names.add(item.name);
    if (item.detail !== null) this.#details.add(item.detail);
    for (const name of [item.name, ...aliases]) this.#index(nameKeyOf(name), item);
  }

  get details(): ReadonlySet<string> {
    return this.#details;
  }

  get spellings(): readonly (readonly [key: string, item: CatalogItem])[] {
    return [...this.#items].flatMap(([key, items]) => items.map((item) => [key, item] as const));
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  hasName(name: string): boolean {
    return this.#names.has(name);
  }

  /** Finds an item. Prefers the one with the detail, then the best known. */
  find(name: string, detail: string | null = null): CatalogItem | null {
    const found = this.#items.get(nameKeyOf(name)) ?? [];
    if (detail === null) return found[0] ?? null;
    const wanted = nameKeyOf(detail);
    return found.find((item) => item.detail !== null && nameKeyOf(item.detail) === wanted) ?? found[0] ?? null;
  }

  findAll(name: string): readonly CatalogItem[] {
    return this.#items.get(nameKeyOf(name)) ?? [];
  }

  /**
   * Like `find`, but tolerates one typo in a long name ("Banglore") and two in a very long one, if the match is unique.
   */
  findLike(name: string, detail: string | null = null): CatalogItem | null {
    const exact = this.find(name, detail);
    if (exact !== null) return exact;
    const key = nameKeyOf(name);
    const known = this.#slips.get(key);
    if (known !== undefined) return known;
    const found = this.#nearest(key);
    if (this.#slips.size < 50_000) this.#slips.set(key, found);
    return found;
  }

  #index(key: string, item: CatalogItem): void {
    if (key === '') return;
    const items = this.#items.get(key);
    if (items === undefined) {
      this.#items.set(key, [item]);
      const initial = key.charAt(0);
      const others = this.#byInitial.get(initial);
      if (others === undefined) this.#byInitial.set(initial, [key]);
      else others.push(key);
    } else if (!items.some(({ id }) => id === item.id)) items.push(item);
  }

  #nearest(key: string): CatalogItem | null {
    const max = key.length >= MIN_LETTERS_FOR_TWO_SLIPS ? 2 : 1;
    if (key.length < MIN_LETTERS_FOR_ONE_SLIP) return null;
    let best = max + 1;
    let found: CatalogItem | null = null;
    let isAlone = true;
    for (const other of this.#byInitial.get(key.charAt(0)) ?? []) {
      if (Math.abs(other.length - key.length) > max) continue;
      const slips = typosBetween(key, other, max);
      const [item] = this.#items.get(other) ?? [];
      if (slips > best || item === undefined) continue;
      isAlone = slips < best || found?.id === item.id;
      best = slips;
      found = item;
    }
    return isAlone && best <= max ? found : null;
  }
}
