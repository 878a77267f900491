import type { CareerStatusState } from '@/core/account/career-status/career-status';
import type { EditOnboarding } from './edit-onboarding.use-case';
import type { OnboardingWalk } from './onboarding-walk';
import { eventsToVerification } from './verifying.rules';

export interface ChosenCareer {
  readonly state: Pick<CareerStatusState, 'selectedOption'>;
}

/** Opens the verification. An unemployed user reads why it is closed (OV-UNEMPLOYED). */
export class VerifyOnboarding {
  readonly #career: ChosenCareer;
  readonly #edit: Pick<EditOnboarding, 'execute'>;

  constructor(career: ChosenCareer, edit: Pick<EditOnboarding, 'execute'>) {
    this.#career = career;
    this.#edit = edit;
  }

  async execute(walk: OnboardingWalk): Promise<void> {
    const events = eventsToVerification(walk.state, this.#career.state.selectedOption);
    if (events === null) await this.#edit.execute(walk, 'verification');
    else for (const event of events) walk.happened(event);
  }
}
