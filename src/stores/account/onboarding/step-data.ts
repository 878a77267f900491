import type { OnboardingStep } from '@/core/account/onboarding/steps';
import type { CommunitiesStore } from '@/stores/talk/communities/communities.store';
import type { AnonymousProfileStore } from '../profile/anonymous-profile.store';

export class StepData {
  readonly #communities: Pick<CommunitiesStore, 'followed' | 'loadAggregate' | 'loadFollowed'>;
  readonly #anonymous: Pick<AnonymousProfileStore, 'open'>;

  constructor(
    communities: Pick<CommunitiesStore, 'followed' | 'loadAggregate' | 'loadFollowed'>,
    anonymous: Pick<AnonymousProfileStore, 'open'>,
  ) {
    this.#communities = communities;
    this.#anonymous = anonymous;
  }

  async load(step: OnboardingStep): Promise<void> {
    switch (step) {
      case 'Communities':
        await Promise.all([this.#communities.loadAggregate('onboarding'), this.#loadUnknownFollowed()]);
        return;
      case 'AnonymousProfile':
        await this.#anonymous.open();
        return;
      case 'CareerStatus':
      case 'Verification':
      case 'OnboardingCompleted':
        return;
    }
  }

  async reload(): Promise<void> {
    await this.#communities.loadFollowed();
  }

  async #loadUnknownFollowed(): Promise<void> {
    if (this.#communities.followed.state === 'idle') await this.#communities.loadFollowed();
  }
}
