import type { Failure } from '@/core/kernel/common/failure';
import { OptimisticWrite } from '@/core/kernel/common/optimistic-write';
import type { Result } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Application } from './application';
import type { Applications } from './applications.port';
import type { HeardBackAnswer } from './heard-back.rules';
import { heardBackOutcomes } from './heard-back-messages';

/** Saves whether the user heard back. An answer is shown immediately, and the last one of several counts. */
export class SaveHeardBackAnswer {
  readonly #sure: Pick<RetryingWrites, 'send' | 'forget'>;
  readonly #write: OptimisticWrite<string, HeardBackAnswer | null, null>;

  constructor(
    applications: Pick<Applications, 'answerApplication'>,
    sure: Pick<RetryingWrites, 'send' | 'forget'>,
    show: (applicationId: string, answer: HeardBackAnswer | null) => void,
  ) {
    this.#sure = sure;
    this.#write = new OptimisticWrite({
      keyOf: (applicationId) => applicationId,
      show,
      save: (applicationId, answer) =>
        sure.send(heardBackOutcomes.answered, () => applications.answerApplication({ applicationId, answer })),
      confirm: (applicationId, _saved, answer) => show(applicationId, answer),
    });
  }

  /** Returns null if a pending request includes the answer. */
  execute(
    { applicationId, answer: before }: Pick<Application, 'applicationId' | 'answer'>,
    answer: HeardBackAnswer | null,
  ): Promise<Result<null, Failure> | null> {
    return this.#write.write(applicationId, before, answer);
  }

  forget(): void {
    this.#write.forget();
    this.#sure.forget();
  }
}
