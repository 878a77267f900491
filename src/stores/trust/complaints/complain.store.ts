import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { Complaint, ComplaintReceipt } from '@/core/kernel/moderated/complaint';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { ComplaintDraft, ComplaintField } from '@/core/trust/complaints/complaint-form';
import { complaintErrors, complaintOf, emptyComplaint, isComplaintField } from '@/core/trust/complaints/complaint-form';
import { complaintMessages } from '@/core/trust/complaints/complaint-messages';
import type { Complaints } from '@/core/trust/complaints/complaints.port';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { FieldErrors } from '@/stores/kernel/common/form';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The form of a complaint. Kept in memory only, because its contents do not belong on a shared device. */
export class ComplainStore implements PersonalStore {
  draft: ComplaintDraft = emptyComplaint;
  received: ComplaintReceipt | null = null;
  readonly form = new Form<ComplaintField>({
    check: () => complaintErrors(this.draft, this.isLoggedIn),
    refusalOf: ({ code, message, fields }) =>
      code === 'contribution_gone' ? { address: message } : errorsFrom(fields),
  });
  readonly #complaints: Pick<Complaints, 'sendComplaint'>;
  readonly #session: Pick<SessionStore, 'isLoggedIn'>;
  readonly #ids: Ids;
  readonly #toasts: Toasts;
  #key: string | null = null;

  constructor(
    complaints: Pick<Complaints, 'sendComplaint'>,
    session: Pick<SessionStore, 'isLoggedIn'>,
    ids: Ids,
    toasts: Toasts,
  ) {
    this.#complaints = complaints;
    this.#session = session;
    this.#ids = ids;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  get isLoggedIn(): boolean {
    return this.#session.isLoggedIn;
  }

  about(address: string): void {
    if (address === this.draft.address) return;
    this.forget();
    this.draft = { ...emptyComplaint, address };
  }

  change(change: Partial<ComplaintDraft>): void {
    this.draft = { ...this.draft, ...change };
    // Changed content counts as a new complaint, so it gets a new key.
    this.#key = null;
    this.form.changed(...Object.keys(change).filter(isComplaintField));
  }

  /** Sends the complaint. Idempotent: a repeated one gets the same number. */
  async send(): Promise<void> {
    this.#key ??= this.#ids.next();
    const key = this.#key;
    const answer = await this.form.submit(() => this.sendComplaint(complaintOf(this.draft, key)));
    if (answer === null) return;
    if (answer.ok) this.receive(answer.value);
    else if (answer.failure.code !== 'contribution_gone')
      showFailure(this.#toasts, complaintMessages.notSent, answer.failure);
  }

  forget(): void {
    this.draft = emptyComplaint;
    this.received = null;
    this.#key = null;
    this.form.reset();
  }

  private sendComplaint(complaint: Complaint | null) {
    if (complaint === null) throw new Error('A complaint with faults was about to be sent.');
    return this.#complaints.sendComplaint(complaint);
  }

  private receive(received: ComplaintReceipt): void {
    this.forget();
    this.received = received;
  }
}

function errorsFrom(fields: Readonly<Record<string, string>>): FieldErrors<ComplaintField> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isComplaintField(name)));
}
