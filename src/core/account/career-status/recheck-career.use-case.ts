import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { buildCareerRecheck } from './career-choice';
import type { CareerStatusState } from './career-status';
import type { CareerStatuses } from './career-status.port';
import type { FieldMessages } from './field-messages';
import type { Verification } from './verification';

export type RecheckCareerFailure =
  | { readonly kind: 'noCareerStatus'; readonly messages: FieldMessages }
  | { readonly kind: 'notChecked'; readonly failure: Failure };

/** Repeats the verification of a submitted career status. Its details do not change. */
export class RecheckCareer {
  readonly #statuses: CareerStatuses;

  constructor(statuses: CareerStatuses) {
    this.#statuses = statuses;
  }

  async execute({ state }: { readonly state: CareerStatusState }): Promise<Result<Verification, RecheckCareerFailure>> {
    const { careerStatusId } = state;
    const recheck = buildCareerRecheck(state);
    if (careerStatusId === null || !recheck.ok) {
      return fail({ kind: 'noCareerStatus', messages: recheck.ok ? {} : recheck.failure });
    }
    const answer = await this.#statuses.updateCareerStatus({ careerStatusId, ...recheck.value });
    if (!answer.ok) return fail({ kind: 'notChecked', failure: answer.failure });
    const { verified, verificationSource } = answer.value;
    return ok({ verified, verificationSource });
  }
}
