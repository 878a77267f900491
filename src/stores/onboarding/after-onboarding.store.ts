import { careerStatusOf, verifiedOf } from '@/core/career-status/career-status';
import type { OnboardingState } from '@/core/onboarding/onboarding-state';
import { campaignAfterProfile } from '@/core/posting/campaign';
import { opensCreatePostAfterProfile } from '@/core/posting/create-post-opening';
import type { CareerStatusStore } from '../career-status/career-status.store';
import type { ProfileStore } from '../profile/profile.store';
import type { CreatePostOpening } from './create-post-opening';

/** What follows onboarding: create-post, where somebody came to write. */
export class AfterOnboardingStore {
  private createPost: CreatePostOpening | null = null;

  constructor(
    private readonly profile: ProfileStore,
    private readonly career: CareerStatusStore,
  ) {}

  /** The composer, once it is there. */
  attach(createPost: CreatePostOpening): void {
    this.createPost = createPost;
  }

  /** Whether onboarding gives way to create-post by itself (ST-AFTER-PROFILE). */
  isCreatePostDue(state: OnboardingState): boolean {
    const verified = verifiedOf(careerStatusOf(this.career.state));
    return state.isOnboardingOpen && opensCreatePostAfterProfile({ ...state, verified });
  }

  /** Onboarding gave way to create-post. */
  gaveWay({ internalCampaign }: OnboardingState): void {
    this.open(internalCampaign === null ? {} : { campaign: campaignAfterProfile(internalCampaign) });
  }

  /** Onboarding was gone through; what somebody wanted to write before it opens, and create-post where it was asked for. */
  finished({ openCreatePost }: OnboardingState): void {
    if (openCreatePost && this.profile.isWriter) this.open({});
    else this.createPost?.openPending();
  }

  private open(opening: { readonly campaign?: string }): void {
    this.createPost?.openPending();
    if (!this.createPost?.isOpen) this.createPost?.open({ touchpoint: 'onboarding', ...opening });
  }
}
