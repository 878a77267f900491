import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { MAX_CONTRIBUTIONS_PER_DAY, TOO_MANY_CONTRIBUTIONS } from '@/core/kernel/common/contribution-limits.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { waitsUntil } from '@/core/research/contribute/one-voice.rules';
import { Problem } from '@/server/contract/problem';
import { holdRefOf } from '../account-holds';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import { writeOnce } from '../write-once';
import { countOfDay, earnPoints, lockCountOfDay, takePointsBack } from './contributing.queries';
import { InvitedCounts } from './invited-counts';

/** A contribution of a persona under an idempotency key. */
export interface ContributionRequest {
  readonly persona: Uint8Array;
  /** As the client sent it. */
  readonly key: string;
  readonly kind: RewardedKind;
  /** Everything that the contribution says, in one order. */
  readonly said: readonly unknown[];
  /** True if its author came by an invitation of the company. */
  readonly isInvited?: boolean;
}

export interface WrittenContribution {
  readonly earning: number;
  readonly companyId: number | null;
}

/** The author of a contribution's row: nothing in the database says who it is. */
export interface ContributionAuthor {
  readonly id: string;
  readonly authorRef: Ref;
  readonly authorSeal: Ref;
}

/** Stores what users contribute about companies: once for each request, with a sealed author, and counted in their points. */
export class Contributing {
  readonly #invited: InvitedCounts;

  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {
    this.#invited = new InvitedCounts(authorship, now);
  }

  /**
   * Stores a contribution in one transaction, with `write` for its own rows. A repeated request stores nothing and gets the same id. Throws 422 `too_many_contributions` beyond the limit of a
   * day, and 409 `idempotency_key_reused`.
   */
  async store(
    { persona, key, kind, said, isInvited = false }: ContributionRequest,
    write: (tx: Database, author: ContributionAuthor) => Promise<WrittenContribution>,
  ): Promise<string> {
    const ref = this.authorship.requestRef(persona, key.toLowerCase());
    const holdRef = holdRefOf(this.authorship, persona, 'all');
    return this.database.transaction(async (tx) => {
      const { id, isNew } = await writeOnce(tx, { ref, said: [kind, ...said], holdRef });
      if (!isNew) return id;
      await this.#count(tx, persona);
      const { earning, companyId } = await write(tx, {
        id,
        authorRef: this.authorship.authorRef(persona, id),
        authorSeal: this.authorship.sealAuthor(persona, id),
      });
      if (earning > 0) await tx.query(earnPoints, this.authorship.rewardRef(persona, kind), earning);
      // This comes last: it locks the company's count, and others who contribute to the company wait for it.
      if (companyId !== null) await this.#invited.add(tx, companyId, persona, isInvited);
      return id;
    });
  }

  /**
   * Returns the day from which the persona's next contribution about a company counts; null for at once. Call it once for each contribution: it
   * counts those of the day.
   */
  async waitsUntil(tx: Database, persona: Uint8Array, companyId: number): Promise<Date | null> {
    const now = this.now();
    const ofDay = this.authorship.onceRef(persona, `contributions about ${companyId} on ${dayInIndia(now)}`);
    const [counted] = await tx.query(countOfDay, ofDay, MAX_CONTRIBUTIONS_PER_DAY);
    return waitsUntil(counted?.count ?? MAX_CONTRIBUTIONS_PER_DAY, now);
  }

  /** Waits until a contribution of the persona under way is stored, and delays further ones until the transaction ends: a caller sees all of them. */
  async holdOff(tx: Database, persona: Uint8Array): Promise<void> {
    await tx.query(lockCountOfDay, this.#dayRef(persona));
  }

  /** Takes the points of a deleted contribution back. */
  async takePoints(tx: Database, persona: Uint8Array, kind: RewardedKind): Promise<void> {
    await tx.query(takePointsBack, this.authorship.rewardRef(persona, kind));
  }

  /** Gives the points of a restored contribution back. */
  async returnPoints(tx: Database, persona: Uint8Array, kind: RewardedKind): Promise<void> {
    await tx.query(earnPoints, this.authorship.rewardRef(persona, kind), 1);
  }

  async #count(tx: Database, persona: Uint8Array): Promise<void> {
    if ((await tx.query(countOfDay, this.#dayRef(persona), MAX_CONTRIBUTIONS_PER_DAY)).length > 0) return;
    throw new Problem(422, 'too_many_contributions', TOO_MANY_CONTRIBUTIONS);
  }

  #dayRef(persona: Uint8Array): Ref {
    return this.authorship.onceRef(persona, `contributions ${dayInIndia(this.now())}`);
  }
}
