import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/common/failure';
import type { ReportReason, ReportTarget } from '@/core/reports/report';
import { MAX_REPORT_LENGTH } from '@/core/reports/report';
import { reportMessages } from '@/core/reports/report-messages';
import type { Reports } from '@/core/reports/reports.port';
import { createToast } from '@/core/toasts/toast';
import type { Toasts } from '@/core/toasts/toasts.port';
import { showFailure } from '../common/failure-toast';
import { Form } from '../common/form';
import type { Personal } from '../common/personal';
import type { Access } from '../session/access';

type ReportField = 'reason' | 'details';

/** A report to the moderators while it is written. What was written stays until it is sent or the session ends. */
export class ReportsStore implements Personal {
  target: ReportTarget | null = null;
  reason: ReportReason | null = null;
  details = '';
  readonly form: Form<ReportField, Failure>;
  readonly #reports: Reports;
  readonly #toasts: Toasts;
  readonly #access: Pick<Access, 'isLoggedIn' | 'require'>;

  constructor(reports: Reports, toasts: Toasts, access: Pick<Access, 'isLoggedIn' | 'require'>) {
    this.#reports = reports;
    this.#toasts = toasts;
    this.#access = access;
    this.form = new Form<ReportField, Failure>({ check: () => this.errors, refusalOf: ({ fields }) => fields });
    makeAutoObservable(this, { form: false }, { autoBind: true });
  }

  /** Opens the questions about a contribution; a guest logs in first, and finds them open then. */
  open(target: ReportTarget): void {
    if (!this.#access.isLoggedIn) {
      this.#access.require('READER', null, { kind: 'report', target });
      return;
    }
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
