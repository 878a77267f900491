import { careerStatusOf, verifiedOf } from '@/core/account/career-status/career-status';
import type { OnboardingState } from '@/core/account/onboarding/onboarding-state';
import { campaignAfterProfile } from '@/core/talk/posting/campaign';
import { opensCreatePostAfterProfile } from '@/core/talk/posting/create-post-opening';
import type { FeaturesStore } from '@/stores/kernel/shell/features.store';
import { ReviewPostKey } from '@/stores/talk/post-writing/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import type { CareerStatusStore } from '../career-status/career-status.store';

/** Leads from onboarding on to the composer, for a user who came to write. */
export class ComposerHandover {
  readonly #features: Pick<FeaturesStore, 'ask'>;
  readonly #career: Pick<CareerStatusStore, 'state'>;

  constructor(features: Pick<FeaturesStore, 'ask'>, career: Pick<CareerStatusStore, 'state'>) {
    this.#features = features;
    this.#career = career;
  }

  /** Returns whether the composer takes the place of the last screen (ST-AFTER-PROFILE). */
  isDue(state: OnboardingState): boolean {
    const verified = verifiedOf(careerStatusOf(this.#career.state));
    return state.isOnboardingOpen && opensCreatePostAfterProfile({ ...state, verified });
  }

  /** Takes the place of the last screen. */
  replaceOnboarding({ internalCampaign }: OnboardingState): void {
    this.open(internalCampaign === null ? {} : { campaign: campaignAfterProfile(internalCampaign) });
  }

  /** Opens the composer, with the post that the user wanted to write before. */
  open(opening: { readonly campaign?: string } = {}): void {
    void this.#features.ask(ComposerKey, (composer) => {
      composer.openPending(true);
      if (!composer.isOpen) composer.open({ touchpoint: 'onboarding', ...opening });
    });
  }

  /** The user may write now: opens the post that they wanted to write before, if there is one, or begins the one about a review. */
  resume(isAfterOnboarding: boolean): void {
    void this.#features.ask(ComposerKey, (composer) => composer.openPending(isAfterOnboarding));
    void this.#features.ask(ReviewPostKey, (posts) => void posts.resume(isAfterOnboarding));
  }
}
