import type { Clock } from '@/core/kernel/common/clock.port';
import type { Ids } from '@/core/kernel/common/ids.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Application, AppliedOpening } from '@/core/research/heard-back/application';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { isAnswerDueOn, isRemembered } from '@/core/research/heard-back/heard-back.rules';
import type { GuestApplication } from '@/core/research/heard-back/stored-guest-applications';
import {
  GUEST_APPLICATIONS_KEY,
  parseGuestApplications,
  serializeGuestApplications,
} from '@/core/research/heard-back/stored-guest-applications';

/** A guest's applications, on this device only. Their answers do not count. */
export class GuestApplications {
  constructor(
    private readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  list(): readonly Application[] {
    return this.#all().map((one) => ({ ...one, isDue: isAnswerDueOn(one.pressedOn, this.#today), isCounted: false }));
  }

  note(opening: AppliedOpening & { readonly jobId: string }): void {
    const all = this.#all();
    const pressedOn = this.#today;
    const { jobId, title, company } = opening;
    if (all.some((one) => one.jobId === jobId && (one.answer === null || one.pressedOn === pressedOn))) return;
    this.#store([
      { applicationId: this.ids.next(), jobId, pressedOn, answer: null, shown: { title, company } },
      ...all,
    ]);
  }

  answer(applicationId: string, answer: HeardBackAnswer | null): void {
    this.#store(this.#all().map((one) => (one.applicationId === applicationId ? { ...one, answer } : one)));
  }

  remove(applicationId: string): void {
    this.#store(this.#all().filter((one) => one.applicationId !== applicationId));
  }

  get #today(): string {
    return dayInIndia(this.clock.now());
  }

  /** Reads the storage each time, since another tab may have changed it. */
  #all(): readonly GuestApplication[] {
    return parseGuestApplications(this.storage.get(GUEST_APPLICATIONS_KEY)).filter(({ pressedOn, answer }) =>
      isRemembered(pressedOn, answer, this.#today),
    );
  }

  #store(all: readonly GuestApplication[]): void {
    if (all.length === 0) this.storage.remove(GUEST_APPLICATIONS_KEY);
    else this.storage.set(GUEST_APPLICATIONS_KEY, serializeGuestApplications(all));
  }
}
