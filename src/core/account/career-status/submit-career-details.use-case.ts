import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { buildStudentDetails, buildUnemployedDetails, buildWorkingDetails } from './career-details';
import { careerMessages } from './career-messages';
import type { CareerStatusState } from './career-status';
import type { CareerStatuses, CareerStatusUpdated } from './career-status.port';
import type { FieldMessages } from './field-messages';
import type { SubmitCareerFailure } from './submit-career-failure';
import { refusedCareer } from './submit-career-failure';

const STORING = { storing: 'PUT' } as const;

type Update = () => Promise<Result<CareerStatusUpdated, Failure>>;

/** Stores the second half of a career status: the details of its type. */
export class SubmitCareerDetails {
  readonly #statuses: CareerStatuses;

  constructor(statuses: CareerStatuses) {
    this.#statuses = statuses;
  }

  async execute({
    state,
  }: {
    readonly state: CareerStatusState;
  }): Promise<Result<CareerStatusUpdated, SubmitCareerFailure>> {
    const { careerStatusId } = state;
    if (careerStatusId === null) return fail({ kind: 'noCareerStatus' });
    const update = this.#updateOf(state, { careerStatusId });
    if (!update.ok) return fail({ kind: 'incomplete', messages: update.failure });
    const answer = await update.value();
    return answer.ok ? answer : refusedCareer(answer.failure);
  }

  #updateOf(state: CareerStatusState, path: { readonly careerStatusId: number }): Result<Update, FieldMessages> {
    const statuses = this.#statuses;
    switch (state.selectedOption) {
      case null:
        return fail({ selectedOption: careerMessages.careerType });
      case 'working': {
        const details = buildWorkingDetails(state.working);
        return details.ok ? ok(() => statuses.updateCareerStatus({ ...path, ...details.value, ...STORING })) : details;
      }
      case 'student': {
        const details = buildStudentDetails(state.student);
        return details.ok ? ok(() => statuses.updateCareerStatus({ ...path, ...details.value, ...STORING })) : details;
      }
      case 'unemployed': {
        const details = buildUnemployedDetails(state.unemployed);
        return details.ok ? ok(() => statuses.updateUnemployedCareerStatus({ ...path, ...details.value })) : details;
      }
    }
  }
}
