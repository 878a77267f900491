import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { ReportReason } from '@/core/reports/report';
import { MAX_REPORT_LENGTH } from '@/core/reports/report';
import { reportMessages } from '@/core/reports/report-messages';
import type { Reports } from '@/core/reports/reports.port';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import type { Votable } from '@/core/voting/vote';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';

/** A post or a comment that is reported, under the name of its author. */
export interface ReportTarget extends Votable {
  readonly author: string;
}

type ReportField = 'reason' | 'details';

/** A report to the moderators while it is written. What was written stays until it is sent or the session ends. */
export class ReportsStore implements Personal {
  target: ReportTarget | null = null;
  reason: ReportReason | null = null;
  details = '';
  readonly form: Form<ReportField, Failure>;
  readonly #reports: Reports;
  readonly #toasts: Toasts;

  constructor(reports: Reports, toasts: Toasts) {
    this.#reports = reports;
    this.#toasts = toasts;
    this.form = new Form<ReportField, Failure>({ check: () => this.errors, refusalOf: ({ fields }) => fields });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /** Opens the questions about a post or a comment. */
  open(target: ReportTarget): void {
    if (target.id !== this.target?.id) this.clear();
    this.target = target;
  }

  close(): void {
    this.target = null;
  }

  choose(reason: ReportReason): void {
    this.reason = reason;
    this.form.changed('reason');
  }

  write(details: string): void {
    this.details = details.replaceAll('\0', '');
    this.form.changed('details');
  }

  async send(): Promise<void> {
    const { target, reason } = this;
    const outcome = await this.form.submit(async () => {
      if (target === null || reason === null) return { ok: true, value: null };
      const details = this.details.trim() === '' ? null : this.details;
      return this.#reports.report({ resourceId: target.id, resourceType: target.type, reason, details });
    });
    if (outcome === null) return;
    if (!outcome.ok) {
      showFailure(this.#toasts, reportMessages.notSent, outcome.failure);
      return;
    }
    this.forget();
    this.#toasts.show(createToast('success', reportMessages.sent));
  }

  forget(): void {
    this.clear();
    this.target = null;
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
