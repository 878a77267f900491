import type { ContributionMarks } from '@/core/kernel/common/contribution-marks';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { ContributionDrafts } from './contribution-drafts';

/** Sends the values of a form; again under the same key it is the same contribution. */
export type SendContribution<Values> = (values: Values, marks: ContributionMarks) => Promise<Result<unknown, Failure>>;

/** A form without errors. */
export interface WrittenContribution<Values> {
  readonly values: Values;
  /** Stays as long as the values do. */
  readonly key: string;
  /** The company in addresses that the form was opened about; null for none. */
  readonly company: string | null;
  /** Null for a guest. */
  readonly userId: string | null;
  /** True if the company's invitation was opened in this tab. */
  readonly isInvited: boolean;
}

/** A guest's contribution waits on the device until they have logged in, find it again and send it. */
export type GivenContribution = 'given' | 'keptForLogin';

/** Gives a contribution once, and takes its draft from the device. */
export class GiveContribution<Values> {
  readonly #drafts: Pick<ContributionDrafts, 'keep' | 'remove'>;
  readonly #send: SendContribution<Values>;

  constructor(drafts: Pick<ContributionDrafts, 'keep' | 'remove'>, send: SendContribution<Values>) {
    this.#drafts = drafts;
    this.#send = send;
  }

  async execute(written: WrittenContribution<Values>): Promise<Result<GivenContribution, Failure>> {
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
