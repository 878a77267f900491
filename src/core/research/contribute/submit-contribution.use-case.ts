import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ContributionDrafts } from './contribution-drafts';

export type SendContribution<Values> = (values: Values, marks: ContributionMarks) => Promise<Result<unknown, Failure>>;

export interface WrittenContribution<Values> {
  readonly values: Values;
  readonly key: string;
  readonly company: string | null;
  readonly userId: string | null;
  readonly isInvited: boolean;
}

/** The outcome. A guest's contribution stays on the device until they log in and send it. */
export type SubmissionResult = 'given' | 'keptForLogin';

/** Sends a contribution once and removes its draft from the device. */
export class SubmitContribution<Values> {
  readonly #drafts: Pick<ContributionDrafts, 'keep' | 'remove'>;
  readonly #send: SendContribution<Values>;

  constructor(drafts: Pick<ContributionDrafts, 'keep' | 'remove'>, send: SendContribution<Values>) {
    this.#drafts = drafts;
    this.#send = send;
  }

  async execute(written: WrittenContribution<Values>): Promise<Result<SubmissionResult, Failure>> {
    const { values, key, company, userId, isInvited } = written;
    if (userId === null) {
      this.#drafts.keep({ values, idempotencyKey: key, isSent: true }, null, company);
      return ok('keptForLogin');
    }
    const answer = await this.#send(values, { draftId: key, ...(isInvited ? { cameBy: 'invitation' } : {}) });
    if (!answer.ok) return answer;
    this.#drafts.remove(userId, company);
    return ok('given');
  }
}
