import { makeAutoObservable, observable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { SaveHeardBackAnswer } from '@/core/research/heard-back/answer-application.use-case';
import type { Application, AppliedOpening } from '@/core/research/heard-back/application';
import type { Applications } from '@/core/research/heard-back/applications.port';
import type { HeardBackAnswer } from '@/core/research/heard-back/heard-back.rules';
import { heardBackOutcomes, heardBackToasts } from '@/core/research/heard-back/heard-back-messages';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { GuestApplications } from './guest-applications';

export interface ApplicationsPorts {
  readonly applications: Applications;
  readonly sure: Pick<RetryingWrites, 'send' | 'forget'>;
  readonly toasts: Toasts;
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly guest: Pick<GuestApplications, 'list' | 'note' | 'answer' | 'remove'>;
}

/** The openings that the user applied for. The service stores a logged-in user's, the device a guest's. */
export class ApplicationsStore implements PersonalStore {
  readonly #ports: ApplicationsPorts;
  readonly #list: Loadable<readonly Application[]>;
  readonly #answering: SaveHeardBackAnswer;
  /** Ids of applications answered since the list loaded. They stay visible, so that the answers can be changed. */
  readonly #answered = observable.set<string>();

  constructor(ports: ApplicationsPorts) {
    this.#ports = ports;
    this.#list = new Loadable(() => this.read());
    this.#answering = new SaveHeardBackAnswer(ports.applications, ports.sure, (id, answer) => this.show(id, answer));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<readonly Application[]> {
    return this.#list.state;
  }

  get isOfGuest(): boolean {
    return !this.#ports.session.isLoggedIn;
  }

  get asked(): readonly Application[] {
    const all = this.#list.value ?? [];
    return all.filter(
      ({ applicationId, isDue, answer }) => isDue && (answer === null || this.#answered.has(applicationId)),
    );
  }

  async load(): Promise<void> {
    this.#answered.clear();
    await this.#list.refresh();
  }

  async note(opening: AppliedOpening & { readonly jobId: string }): Promise<void> {
    const { applications, sure, guest } = this.#ports;
    if (this.isOfGuest) guest.note(opening);
    else await sure.send(heardBackOutcomes.noted, () => applications.noteApplication({ jobId: opening.jobId }));
    if (this.state.state !== 'idle') void this.#list.refresh();
  }

  /** Stores the user's answer for an application. Choosing the same answer again removes it. */
  async answer(application: Application, pressed: HeardBackAnswer): Promise<void> {
    const { applicationId } = application;
    const answer = application.answer === pressed ? null : pressed;
    this.#answered.add(applicationId);
    if (this.isOfGuest) {
      this.#ports.guest.answer(applicationId, answer);
      this.show(applicationId, answer);
      return;
    }
    const saved = await this.#answering.execute(application, answer);
    if (saved === null || saved.ok) return;
    showFailure(this.#ports.toasts, heardBackToasts.notAnswered, saved.failure);
    // The answer may have been counted, or removed in another tab.
    void this.#list.refresh();
  }

  async remove({ applicationId }: Application): Promise<void> {
    const { applications, sure, guest, toasts } = this.#ports;
    if (this.isOfGuest) guest.remove(applicationId);
    else {
      const removed = await sure.send(heardBackOutcomes.removed, () =>
        applications.removeApplication({ applicationId }),
      );
      if (!removed.ok) return showFailure(toasts, heardBackToasts.notRemoved, removed.failure);
    }
    this.#list.change((all) => all.filter((one) => one.applicationId !== applicationId));
  }

  forget(): void {
    this.#answering.forget();
    this.#answered.clear();
    this.#list.reset();
  }

  private async read(): Promise<Result<readonly Application[], Failure>> {
    return this.isOfGuest ? ok(this.#ports.guest.list()) : await this.#ports.applications.listApplications();
  }

  private show(applicationId: string, answer: HeardBackAnswer | null): void {
    this.#list.change((all) => all.map((one) => (one.applicationId === applicationId ? { ...one, answer } : one)));
  }
}
