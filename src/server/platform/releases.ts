import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { OTHER } from '@/core/kernel/tracking/error-kinds.rules';
import type { Database } from './database';
import { PRODUCT_VERSION } from './product-version';
import { knownReleases, recordRelease } from './releases.queries';

/** The delay in ms before an unknown version is looked up again. */
const ASK_AGAIN_MS = 60_000;
const PREFIX = 'release '.length;

/** The known versions. Senders of reports cannot add any. */
export class Releases {
  #known = new Set([PRODUCT_VERSION]);
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly now: () => number,
  ) {}

  async note(): Promise<void> {
    await this.database.query(recordRelease, PRODUCT_VERSION, dayInIndia(this.now()));
  }

  async nameOf(version: string | undefined): Promise<string> {
    if (version === undefined) return OTHER;
    if (!this.#known.has(version) && this.now() - this.#askedAt >= ASK_AGAIN_MS) await this.#ask();
    return this.#known.has(version) ? version : OTHER;
  }

  async #ask(): Promise<void> {
    this.#askedAt = this.now();
    for (const { name } of await this.database.query(knownReleases)) this.#known.add(name.slice(PREFIX));
  }
}
