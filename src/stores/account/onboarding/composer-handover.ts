import { careerStatusOf, verifiedOf } from '@/core/account/career-status/career-status';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { campaignAfterProfile } from '@/core/talk/posting/campaign';
import { opensCreatePostAfterProfile } from '@/core/talk/posting/create-post-opening';
import type { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { ReviewPostKey } from '@/stores/talk/post-writing/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import type { CareerStatusStore } from '../career-status/career-status.store';

interface Opening {
  readonly campaign?: string;
}

export class ComposerHandover {
  readonly #features: Pick<FeaturesStore, 'ask'>;
  readonly #career: Pick<CareerStatusStore, 'state'>;

  constructor(features: Pick<FeaturesStore, 'ask'>, career: Pick<CareerStatusStore, 'state'>) {
    this.#features = features;
    this.#career = career;
  }

  /** Returns true if the composer replaces the last screen (ST-AFTER-PROFILE). */
  isDue(state: OnboardingState): boolean {
    const verified = verifiedOf(careerStatusOf(this.#career.state));
    return state.isOnboardingOpen && opensCreatePostAfterProfile({ ...state, verified });
  }

  replaceOnboarding(state: OnboardingState): void {
    this.open(openingAfter(state));
  }

  open(opening: Opening = {}): void {
    void this.#features.ask(ComposerKey, (composer) => {
      composer.openPending(true, opening);
      if (!composer.isOpen) composer.open({ touchpoint: 'onboarding', ...opening });
    });
  }

  resume(isAfterOnboarding: boolean, before: OnboardingState): void {
    const opening = this.isDue(before) ? openingAfter(before) : {};
    void this.#features.ask(ComposerKey, (composer) => composer.openPending(isAfterOnboarding, opening));
    void this.#features.ask(ReviewPostKey, (posts) => void posts.resume(isAfterOnboarding));
  }
}

function openingAfter({ internalCampaign }: OnboardingState): Opening {
  return internalCampaign === null ? {} : { campaign: campaignAfterProfile(internalCampaign) };
}
