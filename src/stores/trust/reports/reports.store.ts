import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import { isAnswerLost } from '@/core/kernel/failed-calls/lost-answer';
import { retryingWriteMessages } from '@/core/kernel/failed-calls/retrying-write-messages';
import type { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import type { ReportReason, ReportTarget } from '@/core/kernel/moderated/report';
import { MAX_REPORT_LENGTH } from '@/core/kernel/moderated/report';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import { reportMessages, reportOutcomes } from '@/core/trust/reports/report-messages';
import type { Reports } from '@/core/trust/reports/reports.port';
import { parseStoredReport, reportKeyOf } from '@/core/trust/reports/stored-report';
import type { Access } from '@/stores/account/session/access';
import type { SessionStore } from '@/stores/account/session/session.store';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import { Form } from '@/stores/kernel/common/form';
import type { PersonalStore } from '@/stores/kernel/common/personal';

type ReportField = 'reason' | 'details';

export interface ReportDrafts {
  readonly sure: Pick<RetryingWrites, 'sendTwice'>;
  readonly storage: KeyValueStorage;
  readonly session: Pick<SessionStore, 'userId'>;
}

/** A report to the moderators. Its text stays on the device, for its user, until it is sent. */
export class ReportsStore implements PersonalStore {
  target: ReportTarget | null = null;
  reason: ReportReason | null = null;
  details = '';
  readonly form: Form<ReportField, Failure>;
  readonly #reports: Reports;
  readonly #toasts: Toasts;
  readonly #access: Pick<Access, 'isLoggedIn' | 'require'>;
  readonly #drafts: ReportDrafts;

  constructor(reports: Reports, toasts: Toasts, access: Pick<Access, 'isLoggedIn' | 'require'>, drafts: ReportDrafts) {
    this.#drafts = drafts;
    this.#reports = reports;
    this.#toasts = toasts;
    this.#access = access;
    this.form = new Form<ReportField, Failure>({ check: () => this.errors, refusalOf: ({ fields }) => fields });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  open(target: ReportTarget): void {
    if (!this.#access.isLoggedIn) {
      this.#access.require('READER', null, { kind: 'report', target });
      return;
    }
    if (target.id !== this.target?.id) this.restore(target);
    this.target = target;
  }

  close(): void {
    this.target = null;
  }

  choose(reason: ReportReason): void {
    this.reason = reason;
    this.form.changed('reason');
    this.keep();
  }

  write(details: string): void {
    this.details = details.replaceAll('\0', '');
    this.form.changed('details');
    this.keep();
  }

  async send(): Promise<void> {
    const { target, reason } = this;
    const outcome = await this.form.submit(async () => {
      if (target === null || reason === null) return { ok: true, value: null };
      const details = this.details.trim() === '' ? null : this.details;
      const report = { resourceId: target.id, resourceType: target.type, reason, details };
      return this.#drafts.sure.sendTwice(() => this.#reports.report(report));
    });
    if (outcome === null) return;
    if (!outcome.ok) {
      this.explain(outcome.failure);
      return;
    }
    if (this.#key !== null) this.#drafts.storage.remove(this.#key);
    this.forget();
    this.#toasts.show(createToast('success', reportMessages.sent));
  }

  forget(): void {
    this.clear();
    this.target = null;
  }

  get #key(): string | null {
    const { userId } = this.#drafts.session;
    return userId === null ? null : reportKeyOf(userId);
  }

  private explain(failure: Failure): void {
    if (!isAnswerLost(failure)) showFailure(this.#toasts, reportMessages.notSent, failure);
    else
      this.#toasts.show(
        createToast('info', retryingWriteMessages.unknown(reportOutcomes.sent), retryingWriteMessages.sendAgain),
      );
  }

  private restore({ id }: ReportTarget): void {
    this.clear();
    const draft = this.#key === null ? null : parseStoredReport(this.#drafts.storage.get(this.#key), id);
    if (draft === null) return;
    this.reason = draft.reason;
    this.details = draft.details;
  }

  private keep(): void {
    const { target, reason, details } = this;
    if (target === null || this.#key === null) return;
    this.#drafts.storage.set(this.#key, JSON.stringify({ resourceId: target.id, reason, details }));
  }

  private clear(): void {
    this.reason = null;
    this.details = '';
    this.form.reset();
  }

  private get errors(): Partial<Record<ReportField, string>> {
    return {
      ...(this.reason === null && { reason: reportMessages.noReason }),
      ...(this.details.length > MAX_REPORT_LENGTH && { details: reportMessages.tooLong }),
    };
  }
}
