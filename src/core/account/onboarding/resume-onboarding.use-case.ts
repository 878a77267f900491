import { careerMessages } from '@/core/account/career-status/career-messages';
import type { EditOnboarding } from './edit-onboarding.use-case';
import type { OnboardingRequest } from './onboarding-event';
import type { OnboardingWalk } from './onboarding-walk';
import type { OpenOnboarding } from './open-onboarding.use-case';

export interface SuggestedCareer {
  /** Fills in the job of the linked account. Returns whether the service answered. */
  takeOverSuggestion(): Promise<boolean>;
}

/** Resumes onboarding after the user linked an account of the job portal, and fills in that account's job. */
export class ResumeOnboarding {
  readonly #career: SuggestedCareer;
  readonly #edit: Pick<EditOnboarding, 'execute'>;
  readonly #open: Pick<OpenOnboarding, 'execute'>;

  constructor(career: SuggestedCareer, edit: Pick<EditOnboarding, 'execute'>, open: Pick<OpenOnboarding, 'execute'>) {
    this.#career = career;
    this.#edit = edit;
    this.#open = open;
  }

  async execute(walk: OnboardingWalk, request: Partial<OnboardingRequest>): Promise<void> {
    walk.happened({ kind: 'importStarted' });
    if (request.edit) await this.#edit.execute(walk, request.edit);
    else await this.#open.execute(walk, request);
    const isFilledIn = walk.state.isOnboardingOpen && (await this.#career.takeOverSuggestion());
    walk.happened(
      isFilledIn ? { kind: 'imported' } : { kind: 'importFailed', message: careerMessages.suggestionFailed },
    );
  }
}
