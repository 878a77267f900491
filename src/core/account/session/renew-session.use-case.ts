import type { Renewals } from '@/core/account/session/renewals.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { PageLocks } from '@/core/kernel/common/page-locks.port';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { AccessLife } from './access-life';

const LOCK = 'session-renewal';

/** Renews the session if due, once for all pages of the browser. */
export class RenewSession {
  readonly #renewals: Renewals;
  readonly #locks: PageLocks;
  readonly #life: AccessLife;

  constructor(renewals: Renewals, locks: PageLocks, life: AccessLife) {
    this.#renewals = renewals;
    this.#locks = locks;
    this.#life = life;
  }

  /** Does nothing and succeeds if another tab is renewing the session. */
  async execute(): Promise<Result<null, Failure>> {
    return (await this.#locks.runIfFree(LOCK, () => this.#renewIfDue())) ?? ok(null);
  }

  async #renewIfDue(): Promise<Result<null, Failure>> {
    const life = this.#life;
    if (life.untilRenewal() !== 0) return ok(null);
    const before = life.issuedAt();
    const answer = await this.#renewals.renewSession();
    if (answer.ok && life.issuedAt() !== before) life.compareClocks();
    return answer;
  }
}
