import { makeAutoObservable } from 'mobx';
import type { CareerStatuses, VerificationCodeSent } from '@/core/career-status/career-status.port';
import { CODE_RESEND_MS, secondsUntil } from '@/core/career-status/code-resend';
import { codeMessage, normalizeCode, workEmailMessage } from '@/core/career-status/email-verification';
import type { Verification } from '@/core/career-status/verification';
import { verificationMessages } from '@/core/career-status/verification-messages';
import type { Clock } from '@/core/common/clock.port';
import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { Cancel, Scheduler } from '@/core/common/scheduler.port';
import type { Toasts } from '@/core/shell/toasts.port';
import { failureToast } from '../common/failure-toast';

const SECOND_MS = 1000;

/** What the e-mail verification needs. */
export interface EmailVerificationPorts {
  readonly statuses: CareerStatuses;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly toasts: Toasts;
}

/** Proves a career status with a code that is mailed to a work or college address. */
export class EmailVerificationStore {
  email = '';
  code = '';
  emailMessage: string | null = null;
  codeMessage: string | null = null;
  /** The code that is on its way, and where to; null before the first. */
  sent: (VerificationCodeSent & { readonly to: string }) | null = null;
  isSending = false;
  isVerifying = false;
  /** Seconds until another code can be asked for. */
  secondsLeft = 0;
  /** The code is not good any more; only a new one helps. */
  needsNewCode = false;
  /** Counts the times that a form could not be sent, so that the view leads to the wrong field. */
  refusals = 0;
  private resendAt = 0;
  private cancelCountdown: Cancel | null = null;

  constructor(private readonly ports: EmailVerificationPorts) {
    makeAutoObservable<this, 'ports' | 'cancelCountdown' | 'resendAt'>(
      this,
      { ports: false, cancelCountdown: false, resendAt: false },
      { autoBind: true },
    );
  }

  get canResend(): boolean {
    return this.secondsLeft === 0 && !this.isSending;
  }

  typeEmail(email: string): void {
    this.email = email;
    this.emailMessage = null;
  }

  typeCode(code: string): void {
    this.code = code;
    this.codeMessage = null;
    this.needsNewCode = false;
  }

  /** Has a code mailed to the address. Answers whether it is on its way. */
  async sendCode(careerStatusId: number): Promise<boolean> {
    if (this.isSending) return false;
    const email = this.email.trim();
    // A code that just went there is good still: going back and on again asks for no second one.
    if (this.sent?.to === email && !this.canResend) return true;
    const message = workEmailMessage(email);
    if (message !== null) return this.emailRefused(message);
    this.isSending = true;
    return this.codeSent(email, await this.ports.statuses.sendVerificationCode({ email, careerStatusId }));
  }

  /** Proves the address with the typed code; null where it could not be done. */
  async verify(careerStatusId: number): Promise<Verification | null> {
    if (this.isVerifying) return null;
    const message = codeMessage(this.code);
    if (message !== null) return this.codeRefused(message);
    this.isVerifying = true;
    const proof = { email: this.sent?.to ?? this.email.trim(), otp: normalizeCode(this.code), careerStatusId };
    return this.codeVerified(await this.ports.statuses.verifyCode(proof));
  }

  /** Nobody, or somebody else, is signed in; or all is done. */
  reset(): void {
    this.cancelCountdown?.();
    this.cancelCountdown = null;
    this.email = '';
    this.code = '';
    this.emailMessage = null;
    this.codeMessage = null;
    this.sent = null;
    this.secondsLeft = 0;
    this.needsNewCode = false;
  }

  private codeSent(to: string, answer: Result<VerificationCodeSent, Failure>): boolean {
    this.isSending = false;
    if (!answer.ok) return this.sendingFailed(answer.failure);
    this.sent = { ...answer.value, to };
    this.code = '';
    this.codeMessage = null;
    this.needsNewCode = false;
    this.startCountdown();
    return true;
  }

  private sendingFailed(failure: Failure): false {
    const { fields, kind, message } = failure;
    if (kind === 'invalid' || kind === 'tooMany') return this.emailRefused(fields.email ?? message);
    const toast = failureToast(verificationMessages.notSent, failure);
    if (toast !== null) this.ports.toasts.show(toast);
    return false;
  }

  private codeVerified(answer: Result<Verification, Failure>): Verification | null {
    this.isVerifying = false;
    if (answer.ok) return answer.value;
    const { code, fields, kind, message } = answer.failure;
    if (kind === 'invalid' || kind === 'tooMany') {
      this.needsNewCode = code === 'code_expired';
      return this.codeRefused(fields.otp ?? message);
    }
    const toast = failureToast(verificationMessages.notVerified, answer.failure);
    if (toast !== null) this.ports.toasts.show(toast);
    return null;
  }

  private emailRefused(message: string): false {
    this.emailMessage = message;
    this.refusals += 1;
    return false;
  }

  private codeRefused(message: string): null {
    this.codeMessage = message;
    this.refusals += 1;
    return null;
  }

  private startCountdown(): void {
    this.resendAt = this.ports.clock.now() + CODE_RESEND_MS;
    this.cancelCountdown?.();
    this.cancelCountdown = this.ports.scheduler.every(SECOND_MS, this.tick);
    this.tick();
  }

  private tick(): void {
    this.secondsLeft = secondsUntil(this.resendAt, this.ports.clock.now());
    if (this.secondsLeft > 0) return;
    this.cancelCountdown?.();
    this.cancelCountdown = null;
  }
}
