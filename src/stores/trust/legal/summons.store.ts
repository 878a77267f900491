import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Ids } from '@/core/kernel/common/ids.port';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { isSummonsField, NOTICE_NOT_SENT, summonsErrors } from '@/core/trust/legal/legal-messages';
import type { LegalNotices } from '@/core/trust/legal/legal-notices.port';
import { orderFault } from '@/core/trust/legal/order-document.rules';
import type { SummonsReceipt, UploadedOrder } from '@/core/trust/legal/summons';
import type { OrderDocument, SummonsDraft, SummonsField } from '@/core/trust/legal/summons-form';
import { emptySummons, summonsOf } from '@/core/trust/legal/summons-form';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { FieldErrors } from '@/stores/kernel/common/form';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';

interface ReceivedNotice extends SummonsReceipt {
  readonly email: string;
  readonly isOrderKept: boolean;
}

/**
 * The form for notices of authorities. Kept in memory only, because names and case numbers do not belong on a shared
 * device.
 */
export class SummonsStore implements PersonalStore {
  draft: SummonsDraft = emptySummons;
  received: ReceivedNotice | null = null;
  readonly form = new Form<SummonsField>({
    check: () => this.errors(),
    refusalOf: ({ fields }) => errorsFrom(fields),
  });
  readonly #notices: Pick<LegalNotices, 'uploadOrder' | 'sendSummons'>;
  readonly #ids: Ids;
  readonly #toasts: Toasts;
  #noticeId: string | null = null;
  #uploaded: UploadedOrder | null = null;
  private orderFault: string | null = null;

  constructor(notices: Pick<LegalNotices, 'uploadOrder' | 'sendSummons'>, ids: Ids, toasts: Toasts) {
    this.#notices = notices;
    this.#ids = ids;
    this.#toasts = toasts;
    makeAutoObservable(this, { form: false }, { autoBind: true, deep: false });
  }

  change(change: Partial<SummonsDraft>): void {
    this.draft = { ...this.draft, ...change };
    // Changed content counts as a new notice, so it gets a new key.
    this.#noticeId = null;
    this.form.changed(...fieldsOf(change));
  }

  attach(order: OrderDocument | null): void {
    const fault = order === null ? null : orderFault(order.content);
    this.orderFault = fault;
    this.#uploaded = null;
    this.change({ order: fault === null ? order : null });
    if (fault !== null) this.form.refuse({ order: fault });
  }

  /** Sends the notice. Idempotent: a repeated one gets the same receipt. */
  async send(): Promise<void> {
    const answer = await this.form.submit(() => this.sendNotice());
    if (answer === null) return;
    if (answer.ok) this.receive(answer.value);
    else showFailure(this.#toasts, NOTICE_NOT_SENT, answer.failure);
  }

  forget(): void {
    this.draft = emptySummons;
    this.received = null;
    this.#noticeId = null;
    this.#uploaded = null;
    this.orderFault = null;
    this.form.reset();
  }

  private errors(): FieldErrors<SummonsField> {
    const found = summonsErrors(this.draft);
    return found.order === undefined || this.orderFault === null ? found : { ...found, order: this.orderFault };
  }

  private async sendNotice(): Promise<Result<SummonsReceipt, Failure>> {
    this.#noticeId ??= this.#ids.next();
    const noticeId = this.#noticeId;
    const uploaded = await this.upload();
    if (!uploaded.ok) return uploaded;
    const notice = summonsOf(this.draft, { noticeId, order: uploaded.value?.order ?? null });
    if (notice === null) throw new Error('A notice with faults was about to be sent.');
    const answer = await this.#notices.sendSummons(notice);
    if (!answer.ok && answer.failure.code === 'order_not_usable') this.#uploaded = null;
    return answer;
  }

  private async upload(): Promise<Result<UploadedOrder | null, Failure>> {
    const { order } = this.draft;
    if (order === null || this.#uploaded !== null) return ok(this.#uploaded);
    const answer = await this.#notices.uploadOrder(order.content);
    if (answer.ok && this.draft.order === order) this.#uploaded = answer.value;
    return answer;
  }

  private receive(receipt: SummonsReceipt): void {
    const { email } = this.draft;
    const isOrderKept = this.#uploaded?.isKept ?? true;
    this.forget();
    this.received = { ...receipt, email: email.trim(), isOrderKept };
  }
}

function errorsFrom(fields: Readonly<Record<string, string>>): FieldErrors<SummonsField> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isSummonsField(name)));
}

function fieldsOf(change: Partial<SummonsDraft>): readonly SummonsField[] {
  return Object.keys(change).filter(isSummonsField);
}
