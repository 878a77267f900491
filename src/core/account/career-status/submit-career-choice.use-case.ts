import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import { buildCareerChoice } from './career-choice';
import type { CareerStatusState } from './career-status';
import type { CareerStatusCreated, CareerStatuses } from './career-status.port';
import type { SubmitCareerFailure } from './submit-career-failure';
import { refusedCareer } from './submit-career-failure';

interface SubmitCareerChoiceInput {
  readonly state: CareerStatusState;
  readonly isEdit: boolean;
}

/** Stores the first half of a career status: its type, with company or college. */
export class SubmitCareerChoice {
  readonly #statuses: CareerStatuses;

  constructor(statuses: CareerStatuses) {
    this.#statuses = statuses;
  }

  async execute({ state, isEdit }: SubmitCareerChoiceInput): Promise<Result<CareerStatusCreated, SubmitCareerFailure>> {
    const choice = buildCareerChoice(state, isEdit);
    if (!choice.ok) return fail({ kind: 'incomplete', messages: choice.failure });
    const answer = await this.#statuses.createCareerStatus(choice.value);
    return answer.ok ? answer : refusedCareer(answer.failure);
  }
}
