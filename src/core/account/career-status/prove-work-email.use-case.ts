import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { CareerStatuses } from './career-status.port';
import { codeMessage, normalizeCode } from './email-verification';
import type { Verification } from './verification';

interface ProveWorkEmailInput {
  readonly email: string;
  readonly code: string;
  readonly careerStatusId: number;
}

export type ProveWorkEmailFailure =
  /** `message` belongs to the code field. `needsNewCode` is true if no further attempt with this code can succeed. */
  | { readonly kind: 'codeRefused'; readonly message: string; readonly needsNewCode: boolean }
  | { readonly kind: 'notChecked'; readonly failure: Failure };

/** Verifies a work or college address with the code that was mailed to it. */
export class ProveWorkEmail {
  readonly #statuses: CareerStatuses;

  constructor(statuses: CareerStatuses) {
    this.#statuses = statuses;
  }

  async execute({
    email,
    code,
    careerStatusId,
  }: ProveWorkEmailInput): Promise<Result<Verification, ProveWorkEmailFailure>> {
    const message = codeMessage(code);
    if (message !== null) return fail({ kind: 'codeRefused', message, needsNewCode: false });
    const answer = await this.#statuses.verifyCode({ email: email.trim(), otp: normalizeCode(code), careerStatusId });
    return answer.ok ? answer : fail(failureOf(answer.failure));
  }
}

function failureOf(failure: Failure): ProveWorkEmailFailure {
  const { kind, code, fields, message } = failure;
  return kind === 'invalid' || kind === 'tooMany'
    ? { kind: 'codeRefused', message: fields.otp ?? message, needsNewCode: code === 'code_expired' }
    : { kind: 'notChecked', failure };
}
