import { makeAutoObservable } from 'mobx';
import type { Ids } from '@/core/common/ids.port';
import { isSummonsField, NOTICE_NOT_SENT, summonsErrors } from '@/core/legal/legal-messages';
import type { LegalNotices } from '@/core/legal/legal-notices.port';
import type { Summons, SummonsReceipt } from '@/core/legal/summons';
import type { SummonsDraft, SummonsField } from '@/core/legal/summons-form';
import { emptySummons, summonsOf } from '@/core/legal/summons-form';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import type { FieldErrors } from '../common/form';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';

/** The notice that was received. */
interface ReceivedNotice extends SummonsReceipt {
  readonly email: string;
}

/** The form for notices of authorities. Kept in the page's memory only: names and case numbers do not belong on a shared device. */
export class SummonsStore implements Personal {
  draft: SummonsDraft = emptySummons;
  received: ReceivedNotice | null = null;
  readonly form = new Form<SummonsField>({
    check: () => summonsErrors(this.draft),
    refusalOf: ({ fields }) => errorsFrom(fields),
  });
  readonly #notices: Pick<LegalNotices, 'sendSummons'>;
  readonly #ids: Ids;
  readonly #toasts: Toasts;
  #noticeId: string | null = null;

  constructor(notices: Pick<LegalNotices, 'sendSummons'>, ids: Ids, toasts: Toasts) {
    this.#notices = notices;
    this.#ids = ids;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  change(change: Partial<SummonsDraft>): void {
    this.draft = { ...this.draft, ...change };
    // Another content is another notice.
    this.#noticeId = null;
    this.form.changed(...fieldsOf(change));
  }

  /** Sends the notice. The same one again, after a lost answer, gets the same receipt. */
  async send(): Promise<void> {
    this.#noticeId ??= this.#ids.next();
    const notice = summonsOf(this.draft, this.#noticeId);
    const answer = await this.form.submit(() => this.sendNotice(notice));
    if (answer === null) return;
    if (answer.ok) this.receive(answer.value);
    else showFailure(this.#toasts, NOTICE_NOT_SENT, answer.failure);
  }

  /** Begins another notice. */
  forget(): void {
    this.draft = emptySummons;
    this.received = null;
    this.#noticeId = null;
    this.form.reset();
  }

  private sendNotice(notice: Summons | null) {
    if (notice === null) throw new Error('A notice with faults was about to be sent.');
    return this.#notices.sendSummons(notice);
  }

  private receive(receipt: SummonsReceipt): void {
    const { email } = this.draft;
    this.forget();
    this.received = { ...receipt, email: email.trim() };
  }
}

function errorsFrom(fields: Readonly<Record<string, string>>): FieldErrors<SummonsField> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSummonsField(name)));
}

function fieldsOf(change: Partial<SummonsDraft>): readonly SummonsField[] {
  return Object.keys(change).filter(isSummonsField);
}
