import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { OTHER } from '@/core/kernel/tracking/error-kinds.rules';
import type { Database } from './database';
import { PRODUCT_VERSION } from './product-version';
import { noteRelease, startedReleases } from './releases.queries';

/** The time after which a version that is not known is asked for again, in ms. */
const ASK_AGAIN_MS = 60_000;
const PREFIX = 'release '.length;

/** The versions of the product that have started on this database. Senders of reports cannot add to them. */
export class Releases {
  #known = new Set([PRODUCT_VERSION]);
  #askedAt = Number.NEGATIVE_INFINITY;

  /** `now` returns milliseconds since 1970. */
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly now: () => number,
  ) {}

  /** Notes that this version has started. */
  async note(): Promise<void> {
    await this.database.query(noteRelease, PRODUCT_VERSION, dayInIndia(this.now()));
  }

  /** Returns the version if it has started here, and `other` if not. */
  async nameOf(version: string | undefined): Promise<string> {
    if (version === undefined) return OTHER;
    if (!this.#known.has(version) && this.now() - this.#askedAt >= ASK_AGAIN_MS) await this.#ask();
    return this.#known.has(version) ? version : OTHER;
  }

  async #ask(): Promise<void> {
    this.#askedAt = this.now();
    for (const { name } of await this.database.query(startedReleases)) this.#known.add(name.slice(PREFIX));
  }
}
