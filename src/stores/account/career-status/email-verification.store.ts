import { makeAutoObservable } from 'mobx';
import type { ProveWorkEmail, ProveWorkEmailFailure } from '@/core/account/career-status/prove-work-email.use-case';
import type {
  SendWorkEmailCode,
  SendWorkEmailCodeFailure,
  SentCode,
} from '@/core/account/career-status/send-work-email-code.use-case';
import { parseSentCode, sentCodeKeyOf, serializeSentCode } from '@/core/account/career-status/stored-code';
import type { Verification } from '@/core/account/career-status/verification';
import { verificationMessages } from '@/core/account/career-status/verification-messages';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Result } from '@/core/kernel/common/result';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { Countdown } from '@/stores/kernel/common/countdown';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { SessionStore } from '../session/session.store';

export interface CodeMemory {
  readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;
  readonly session: Pick<SessionStore, 'userId'>;
  readonly clock: Clock;
}

export interface VerificationFlows {
  readonly sendCode: SendWorkEmailCode;
  readonly prove: ProveWorkEmail;
}

/** Proves a career status with a code that is mailed to a work or college address. */
export class EmailVerificationStore implements PersonalStore {
  email = '';
  code = '';
  sent: SentCode | null = null;
  needsNewCode = false;
  readonly emailForm = new Form<'email', SendWorkEmailCodeFailure>({
    check: () => ({}),
    refusalOf: (failure) => (failure.kind === 'emailRefused' ? { email: failure.message } : {}),
  });
  readonly codeForm = new Form<'code', ProveWorkEmailFailure>({
    check: () => ({}),
    refusalOf: (failure) => (failure.kind === 'codeRefused' ? { code: failure.message } : {}),
  });
  readonly #flows: VerificationFlows;
  readonly #countdown: Countdown;
  readonly #toasts: Toasts;
  readonly #memory: CodeMemory;

  constructor(flows: VerificationFlows, countdown: Countdown, toasts: Toasts, memory: CodeMemory) {
    this.#flows = flows;
    this.#countdown = countdown;
    this.#toasts = toasts;
    this.#memory = memory;
    makeAutoObservable(this, { emailForm: false, codeForm: false }, { autoBind: true, deep: false });
  }

  get secondsLeft(): number {
    return this.#countdown.secondsLeft;
  }

  get canResend(): boolean {
    return this.secondsLeft === 0 && !this.emailForm.isSubmitting;
  }

  changeEmail(email: string): void {
    this.email = email;
    this.emailForm.changed('email');
  }

  changeCode(code: string): void {
    this.code = code;
    this.needsNewCode = false;
    this.codeForm.changed('code');
  }

  async sendCode(careerStatusId: number): Promise<boolean> {
    const answer = await this.emailForm.submit(() =>
      this.#flows.sendCode.execute({ email: this.email, careerStatusId, lastSent: this.sent }),
    );
    return answer !== null && this.codeSent(answer, careerStatusId);
  }

  /**
   * Restores a code that was mailed before a reload, since users may read their mail on the same phone. Returns true if
   * such a code is still valid.
   */
  takeUpCode(careerStatusId: number): boolean {
    const { storage, clock } = this.#memory;
    const key = this.#key;
    const sent = key === null ? null : parseSentCode(storage.get(key), careerStatusId, clock.now());
    if (sent === null) return false;
    this.changeEmail(sent.to);
    this.expectCode(sent);
    return true;
  }

  async verify(careerStatusId: number): Promise<Verification | null> {
    const answer = await this.codeForm.submit(() =>
      this.#flows.prove.execute({ email: this.sent?.to ?? this.email, code: this.code, careerStatusId }),
    );
    return answer === null ? null : this.codeChecked(answer);
  }

  forget(): void {
    this.#countdown.stop();
    this.email = '';
    this.code = '';
    this.sent = null;
    this.needsNewCode = false;
    this.emailForm.reset();
    this.codeForm.reset();
  }

  private codeSent(answer: Result<SentCode, SendWorkEmailCodeFailure>, careerStatusId: number): boolean {
    if (answer.ok) {
      if (answer.value !== this.sent) this.expectCode(answer.value);
      const key = this.#key;
      if (key !== null) this.#memory.storage.set(key, serializeSentCode({ careerStatusId, sent: answer.value }));
    } else if (answer.failure.kind === 'notSent')
      showFailure(this.#toasts, verificationMessages.notSent, answer.failure.failure);
    return answer.ok;
  }

  private expectCode(sent: SentCode): void {
    this.sent = sent;
    this.changeCode('');
    this.#countdown.start(sent.resendAt);
  }

  private codeChecked(answer: Result<Verification, ProveWorkEmailFailure>): Verification | null {
    if (answer.ok) {
      const key = this.#key;
      if (key !== null) this.#memory.storage.remove(key);
      return answer.value;
    }
    if (answer.failure.kind === 'codeRefused') this.needsNewCode = answer.failure.needsNewCode;
    else showFailure(this.#toasts, verificationMessages.notVerified, answer.failure.failure);
    return null;
  }

  get #key(): string | null {
    const { userId } = this.#memory.session;
    return userId === null ? null : sentCodeKeyOf(userId);
  }
}
