import type { Clock } from '../common/clock.port';
import type { KeyValueStorage } from '../common/key-value-storage.port';
import type { ContributionKind } from './contribution-kind';
import type { StoredContribution } from './stored-contribution';
import { contributionDraftKey, parseContribution, serializeContribution } from './stored-contribution';

/** The drafts of one kind of contribution on the device. `owner` is the public id of the user, null for a guest. */
export class ContributionDrafts {
  readonly #kind: ContributionKind;
  readonly #storage: KeyValueStorage;
  readonly #clock: Clock;

  constructor(kind: ContributionKind, storage: KeyValueStorage, clock: Clock) {
    this.#kind = kind;
    this.#storage = storage;
    this.#clock = clock;
  }

  /** Returns the draft about a company; one that a guest has just written becomes the user's who logs in next. */
  read(owner: string | null, company: string | null): StoredContribution | null {
    const guests = this.#find(null, company);
    if (owner === null) return guests;
    const own = this.#find(owner, company);
    if (guests === null) return own;
    this.remove(null, company);
    this.keep(guests, owner, company);
    return guests;
  }

  /** Returns the moment at which it was kept, in ms since 1970. */
  keep(draft: Omit<StoredContribution, 'keptAt'>, owner: string | null, company: string | null): number {
    const kept = { ...draft, keptAt: this.#clock.now() };
    this.#storage.set(contributionDraftKey(this.#kind, owner, company), serializeContribution(kept, owner));
    return kept.keptAt;
  }

  remove(owner: string | null, company: string | null): void {
    this.#storage.remove(contributionDraftKey(this.#kind, owner, company));
  }

  #find(owner: string | null, company: string | null): StoredContribution | null {
    const key = contributionDraftKey(this.#kind, owner, company);
    return parseContribution(this.#storage.get(key), { owner, now: this.#clock.now() });
  }
}
