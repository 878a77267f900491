import { isTruncatedName } from '@/server/import/columns/name-faults';
import type { Database } from '@/server/platform/database';
import { readItems, writePlainItems } from './catalog.queries';
import type { CatalogItem } from './catalog-list';
import { CatalogList, FIRST_IMPORTED_ID } from './catalog-list';
import { nameKeyOf } from './name-key';
import { titleCase } from './title-case';
import { expandedTitle } from './title-words';

const MAX_LENGTH = 80;
const NO_TITLE = /^(other|others|test|none|role|position|job|employee|staff|na|not specified|anonymous\b.*)$/;
const AROUND_TITLE = /\s*[([].*$|\s+(?:interview|interviews|salary|salaries)\s*$/i;

/** Cleans a job title ("SDE 2 Interview" is SDE 2), or returns null if it is not one. */
export function titleIn(text: string): string | null {
  if (isTruncatedName(text)) return null;
  const title = text.replace(AROUND_TITLE, '').replaceAll(/\s+/g, ' ').trim();
  const isTitle = title.length <= MAX_LENGTH && /\p{L}{2}/u.test(title) && !NO_TITLE.test(nameKeyOf(title));
  return isTitle ? expandedTitle(titleCase(title)) : null;
}

/**
 * The job profiles of the catalogue. Unknown titles are added. Typos are matched only against the reference data,
 * because otherwise imports would change how titles match.
 */
export class JobProfiles {
  readonly #all: CatalogList;
  readonly #reference = new CatalogList();

  private constructor(all: CatalogList) {
    this.#all = all;
  }

  static async load(database: Database): Promise<JobProfiles> {
    const profiles = new JobProfiles(await CatalogList.load(database, 'job_profiles'));
    for (const { aliases, ...item } of await database.query(readItems.job_profiles))
      if (item.id < FIRST_IMPORTED_ID) profiles.#reference.keep(item, aliases);
    return profiles;
  }

  nameOf(title: string): string {
    return this.#find(title)?.name ?? title;
  }

  /**
   * Returns a key that does not depend on imported lists: the key of the reference data's name, or else of the title.
   */
  keyOf(title: string): string {
    return nameKeyOf((this.#reference.find(title) ?? this.#nearReference(title))?.name ?? title);
  }

  async ids(tx: Database, titles: readonly string[], importId: number): Promise<readonly number[]> {
    const missing = new Map<string, string>();
    for (const title of titles) if (this.#find(title) === null) missing.set(nameKeyOf(title), title);
    const added = [...missing.values()].map((name) => ({ id: this.#all.nextId(), name, detail: null }));
    if (added.length > 0) {
      await tx.query(writePlainItems.job_profiles, {
        import_id: importId,
        id: added.map(({ id }) => id),
        name: added.map(({ name }) => name),
        aliases: added.map(() => ''),
      });
      for (const item of added) this.#all.keep(item);
    }
    return titles.map((title) => this.#find(title)?.id ?? 0);
  }

  #find(title: string): CatalogItem | null {
    // A level is not a typo: "Engineer 2" differs from "Engineer".
    return this.#all.find(title) ?? this.#nearReference(title);
  }

  #nearReference(title: string): CatalogItem | null {
    return /\d/.test(title) ? null : this.#reference.findLike(title);
  }
}
