import { randomUUID } from 'node:crypto';
import { EXPERIENCE_GONE, EXPERIENCES_FULL, MAX_EXPERIENCES } from '@/core/account/my-profile/experience.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { KindOfExperience } from './experience-kinds';
import { addExperience, changeExperience, deleteExperience, experiencesOfUser, lockUser } from './my-profile.queries';

/** The padded size of a sealed entry in bytes, so that no entry is recognised by its length. */
const SEAL_BLOCK = 2_048;

export interface ExperiencesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

interface StoredEntry<Entry> {
  readonly id: string;
  readonly entry: Entry;
}

/**
 * Sealed entries, because years and employers identify a user and would link the persona's career status. The database
 * can neither sort nor search them.
 */
export class StoredExperiences<Entry, Shown> {
  readonly #deps: ExperiencesDeps;
  readonly #kind: KindOfExperience<Entry, Shown>;

  constructor(deps: ExperiencesDeps, kind: KindOfExperience<Entry, Shown>) {
    this.#deps = deps;
    this.#kind = kind;
  }

  async list(userId: string): Promise<Shown[]> {
    const { database, authorship } = this.#deps;
    const rows = await database.query(experiencesOfUser, userId, this.#kind.kind);
    const entries = rows.map(({ id, entry_seal }): StoredEntry<Entry> => {
      return { id, entry: this.#opened(authorship.unsealJson(sealOwner(userId), entry_seal)) };
    });
    return this.#shown(entries.toSorted((one, other) => this.#compare(one.entry, other.entry)));
  }

  /** Adds an entry. Throws 422 `experiences_full`. */
  async add(userId: string, given: Entry): Promise<Shown> {
    const entry = this.#checked(given);
    const id = randomUUID();
    const added = await this.#deps.database.transaction(async (tx) => {
      // Locks the list, so that two concurrent additions cannot exceed the limit.
      await tx.query(lockUser, userId);
      return tx.query(addExperience, id, userId, this.#kind.kind, this.#sealed(userId, entry), MAX_EXPERIENCES);
    });
    if (added.length === 0) {
      throw new Problem(422, 'experiences_full', EXPERIENCES_FULL);
    }
    return this.#only({ id, entry });
  }

  /** Changes an entry. Throws 404 `experience_not_found` if it belongs to another user. */
  async change(userId: string, id: string, given: Entry): Promise<Shown> {
    const entry = this.#checked(given);
    const { database } = this.#deps;
    const [changed] = await database.query(changeExperience, id, userId, this.#kind.kind, this.#sealed(userId, entry));
    if (changed === undefined) throw notFound();
    return this.#only({ id, entry });
  }

  async delete(userId: string, id: string): Promise<void> {
    const [deleted] = await this.#deps.database.query(deleteExperience, id, userId, this.#kind.kind);
    if (deleted === undefined) throw notFound();
  }

  #checked(given: Entry): Entry {
    const entry = this.#kind.tidied(given);
    const faults = this.#kind.faultsOf(entry, this.#deps.now());
    if (Object.keys(faults).length === 0) return entry;
    throw new Problem(400, 'validation_failed', requestRefusals.fields, faults);
  }

  #sealed(userId: string, entry: Entry): Buffer {
    return this.#deps.authorship.sealJson(sealOwner(userId), entry, SEAL_BLOCK);
  }

  #opened(value: unknown): Entry;
  #opened(value: Entry): Entry {
    return value;
  }

  async #shown(entries: readonly StoredEntry<Entry>[]): Promise<Shown[]> {
    const { logos, placeOf, present } = this.#kind;
    const places = new Set(entries.map(({ entry }) => placeOf(entry).toLowerCase()));
    const rows = await this.#deps.database.query(logos, [...places]);
    const logoOf = new Map(rows.map(({ name, logo }) => [name, logo]));
    return entries.map(({ id, entry }) => present(id, entry, logoOf.get(placeOf(entry).toLowerCase()) ?? null));
  }

  async #only(entry: StoredEntry<Entry>): Promise<Shown> {
    const [shown] = await this.#shown([entry]);
    if (shown === undefined) throw new Error('A sealed entry is not an entry.');
    return shown;
  }

  #compare(one: Entry, other: Entry): number {
    const [[start, end], [otherStart, otherEnd]] = [this.#kind.periodOf(one), this.#kind.periodOf(other)];
    if (end !== otherEnd) return (end ?? '9999') > (otherEnd ?? '9999') ? -1 : 1;
    if (start === otherStart) return 0;
    return start > otherStart ? -1 : 1;
  }
}

function notFound(): Problem {
  return new Problem(404, 'experience_not_found', EXPERIENCE_GONE);
}

export function sealOwner(userId: string): Uint8Array {
  return Buffer.from(userId);
}
