import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { MAX_CONTRIBUTIONS_PER_DAY, TOO_MANY_CONTRIBUTIONS } from '@/core/kernel/common/contribution-limits.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { waitsUntil } from '@/core/research/contribute/one-voice.rules';
import { Problem } from '@/server/contract/problem';
import { accountHoldRefOf } from '../account-holds';
import type { Authorship, Ref } from '../authorship';
import type { Database } from '../database';
import { writeOnce } from '../write-once';
import { countOfDay, earnPoints, lockDailyCount, revokePoints } from './contributing.queries';
import { InvitedCounts } from './invited-counts';

export interface ContributionRequest {
  readonly persona: Uint8Array;
  readonly key: string;
  readonly kind: RewardedKind;
  /** The whole content, in a fixed order. */
  readonly said: readonly unknown[];
  readonly isInvited?: boolean;
}

export interface WrittenContribution {
  readonly earning: number;
  readonly companyId: number | null;
}

export interface ContributionAuthor {
  readonly id: string;
  readonly authorRef: Ref;
  readonly authorSeal: Ref;
}

export class Contributing {
  readonly #invited: InvitedCounts;

  constructor(
    private readonly database: Database,
    private readonly authorship: Authorship,
    private readonly now: () => number,
  ) {
    this.#invited = new InvitedCounts(authorship, now);
  }

  /**
   * Stores a contribution with `write` for its own rows. Repeats store nothing and return the same id. Throws 422
   * `too_many_contributions` beyond the day's limit, and 409 `idempotency_key_reused`.
   */
  async store(
    { persona, key, kind, said, isInvited = false }: ContributionRequest,
    write: (tx: Database, author: ContributionAuthor) => Promise<WrittenContribution>,
  ): Promise<string> {
    const ref = this.authorship.requestRef(persona, key.toLowerCase());
    const holdRef = accountHoldRefOf(this.authorship, persona, 'all');
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
      // Runs last, because it locks the company's count and blocks its other contributors.
      if (companyId !== null) await this.#invited.add(tx, companyId, persona, isInvited);
      return id;
    });
  }

  /**
   * Returns the day from which the persona's next contribution about a company counts. Null means immediately. Each
   * call counts a contribution, so call it once per contribution.
   */
  async waitsUntil(tx: Database, persona: Uint8Array, companyId: number): Promise<Date | null> {
    const now = this.now();
    const ofDay = this.authorship.onceRef(persona, `contributions about ${companyId} on ${dayInIndia(now)}`);
    const [counted] = await tx.query(countOfDay, ofDay, MAX_CONTRIBUTIONS_PER_DAY);
    return waitsUntil(counted?.count ?? MAX_CONTRIBUTIONS_PER_DAY, now);
  }

  /**
   * Waits for the persona's running write and delays further ones until the transaction ends, so that the caller sees
   * all of them.
   */
  async holdOff(tx: Database, persona: Uint8Array): Promise<void> {
    await tx.query(lockDailyCount, this.#dayRef(persona));
  }

  async takePoints(tx: Database, persona: Uint8Array, kind: RewardedKind): Promise<void> {
    await tx.query(revokePoints, this.authorship.rewardRef(persona, kind));
  }

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
