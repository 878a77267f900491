import { makeAutoObservable } from 'mobx';
import type { UserPreferences } from '@/core/account/settings/preferences.port';
import type { Failure } from '@/core/kernel/common/failure';

/** Unsubscribes from a mail with the key of its link. Needs no session. */
export class UnsubscribeStore {
  state: 'asked' | 'ending' | 'ended' | 'failed' = 'asked';
  failure: Failure | null = null;
  readonly #preferences: Pick<UserPreferences, 'unsubscribe'>;

  constructor(preferences: Pick<UserPreferences, 'unsubscribe'>) {
    this.#preferences = preferences;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `k` is the key in the address. It may be empty. */
  async end(k: string): Promise<void> {
    if (this.state === 'ending') return;
    this.state = 'ending';
    const answer = await this.#preferences.unsubscribe({ k });
    this.ended(answer.ok ? null : answer.failure);
  }

  private ended(failure: Failure | null): void {
    this.failure = failure;
    this.state = failure === null ? 'ended' : 'failed';
  }
}
