import { makeAutoObservable } from 'mobx';
import type { Rewards } from '@/core/account/rewards/rewards';
import type { UserRewards } from '@/core/account/rewards/rewards.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The points that the user's contributions have earned. */
export class RewardsStore implements PersonalStore {
  readonly #rewards: Loadable<Rewards>;

  constructor(rewards: UserRewards) {
    this.#rewards = new Loadable(() => rewards.getRewards());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<Rewards> {
    return this.#rewards.state;
  }

  load(): Promise<void> {
    return this.#rewards.refresh();
  }

  forget(): void {
    this.#rewards.reset();
  }
}
