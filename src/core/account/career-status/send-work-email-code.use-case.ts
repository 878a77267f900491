import type { Clock } from '@/core/kernel/common/clock.port';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { CareerStatuses, VerificationCodeSent } from './career-status.port';
import { workEmailMessage } from './email-verification';

const CODE_RESEND_MS = 30_000;

export interface SentCode extends VerificationCodeSent {
  readonly to: string;
  /** In ms since 1970. */
  readonly resendAt: number;
}

interface SendWorkEmailCodeInput {
  readonly email: string;
  readonly careerStatusId: number;
  readonly lastSent: SentCode | null;
}

export type SendWorkEmailCodeFailure =
  | { readonly kind: 'emailRefused'; readonly message: string }
  | { readonly kind: 'notSent'; readonly failure: Failure };

/** Mails a code to a work or college address, unless the last one is still valid. */
export class SendWorkEmailCode {
  readonly #statuses: CareerStatuses;
  readonly #clock: Clock;

  constructor(statuses: CareerStatuses, clock: Clock) {
    this.#statuses = statuses;
    this.#clock = clock;
  }

  async execute({
    email,
    careerStatusId,
    lastSent,
  }: SendWorkEmailCodeInput): Promise<Result<SentCode, SendWorkEmailCodeFailure>> {
    const to = email.trim();
    if (lastSent?.to === to && this.#clock.now() < lastSent.resendAt) return ok(lastSent);
    const message = workEmailMessage(to);
    if (message !== null) return fail({ kind: 'emailRefused', message });
    const answer = await this.#statuses.sendVerificationCode({ email: to, careerStatusId });
    if (!answer.ok) return fail(failureOf(answer.failure));
    return ok({ ...answer.value, to, resendAt: this.#clock.now() + CODE_RESEND_MS });
  }
}

function failureOf(failure: Failure): SendWorkEmailCodeFailure {
  return failure.kind === 'invalid' || failure.kind === 'tooMany'
    ? { kind: 'emailRefused', message: failure.fields.email ?? failure.message }
    : { kind: 'notSent', failure };
}
