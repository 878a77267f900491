import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import { listedOptions } from '@/core/kernel/common/listed-options.rules';
import { createToast } from '@/core/kernel/toasts/toast';
import type { Toasts } from '@/core/kernel/toasts/toasts.port';
import type { JobAlert, JobAlertDraft } from '@/core/research/jobs/job-alert';
import { alertPreferencesOf } from '@/core/research/jobs/job-alert';
import type { JobQuery } from '@/core/research/jobs/job-filters';
import { jobMessages } from '@/core/research/jobs/job-messages';
import type { Jobs } from '@/core/research/jobs/jobs.port';
import { showFailure } from '@/stores/kernel/common/failure-toast';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { AlertTitles } from './alert-titles';

const MIN_TITLE_LENGTH = 2;
const MAX_TITLES = 5;

/** The user's alerts about new openings (EN-JOB-ALERT). */
export class JobAlertsStore implements PersonalStore {
  designations: readonly string[] = [];
  isCreating = false;
  readonly typed: AlertTitles;
  private fault: string | null = null;
  readonly #jobs: Pick<Jobs, 'createJobAlert' | 'deleteJobAlert'>;
  readonly #toasts: Toasts;
  readonly #alerts: Loadable<readonly JobAlert[]>;
  private filters: Pick<JobQuery, 'chosen'> = { chosen: {} };

  constructor(
    jobs: Pick<Jobs, 'listJobAlerts' | 'createJobAlert' | 'deleteJobAlert'>,
    toasts: Toasts,
    typed: AlertTitles,
  ) {
    this.typed = typed;
    this.#jobs = jobs;
    this.#toasts = toasts;
    this.#alerts = new Loadable(() => jobs.listJobAlerts());
    makeAutoObservable(this, { typed: false }, { autoBind: true });
  }

  get alerts(): LoadState<readonly JobAlert[]> {
    return this.#alerts.state;
  }

  get preferences(): JobAlertDraft['preferences'] {
    return alertPreferencesOf(this.filters);
  }

  begin(titles: string, filters: Pick<JobQuery, 'chosen'>): void {
    const typed = listedOptions(titles);
    this.designations = typed.filter(({ length }) => length >= MIN_TITLE_LENGTH).slice(0, MAX_TITLES);
    this.filters = filters;
    this.fault = null;
  }

  /** Returns the fault with these filters, or null once the list's filters have changed. */
  faultWith(filters: Pick<JobQuery, 'chosen'>): string | null {
    const isSame = JSON.stringify(alertPreferencesOf(filters)) === JSON.stringify(this.preferences);
    return isSame ? this.fault : null;
  }

  async load(): Promise<void> {
    await this.#alerts.refresh();
  }

  async create(): Promise<boolean> {
    if (this.isCreating) return false;
    this.isCreating = true;
    const failure = await this.add({ designations: this.designations, preferences: this.preferences });
    this.ended(failure);
    if (failure === null) {
      this.typed.discard();
      this.#toasts.show(createToast('success', jobMessages.alertCreated, jobMessages.alertCreatedText));
    } else if (this.fault === null) showFailure(this.#toasts, jobMessages.alertNotCreated, failure);
    return failure === null;
  }

  async resume({ designations, preferences }: JobAlertDraft): Promise<void> {
    this.designations = designations;
    this.filters = { chosen: preferences };
    // The list may have been requested before.
    if (await this.create()) await this.load();
  }

  /** Removes an alert immediately. The toast offers to undo it. */
  async remove(alert: JobAlert): Promise<void> {
    const answer = await this.#jobs.deleteJobAlert({ alertId: alert.alertId });
    if (!answer.ok && answer.failure.kind !== 'notFound') {
      showFailure(this.#toasts, jobMessages.alertNotDeleted, answer.failure);
      return;
    }
    this.#alerts.change((alerts) => alerts.filter(({ alertId }) => alertId !== alert.alertId));
    const { designations, preferences } = alert;
    this.#toasts.show(
      createToast('default', jobMessages.alertDeleted, null, {
        linkText: jobMessages.undo,
        onLinkClick: () => void this.restore({ designations, preferences }),
      }),
    );
  }

  forget(): void {
    this.#alerts.reset();
    this.designations = [];
    this.fault = null;
  }

  private async restore(draft: JobAlertDraft): Promise<void> {
    const failure = await this.add(draft);
    if (failure === null) return;
    const { message } = failure;
    showFailure(this.#toasts, jobMessages.alertNotCreated, { ...failure, message: faultOf(failure) ?? message });
  }

  /** Returns null on success. */
  private async add(draft: JobAlertDraft): Promise<Failure | null> {
    const answer = await this.#jobs.createJobAlert(draft);
    if (!answer.ok) return answer.failure;
    const { value } = answer;
    this.#alerts.change((alerts) => [value, ...alerts.filter(({ alertId }) => alertId !== value.alertId)]);
    return null;
  }

  private ended(failure: Failure | null): void {
    this.isCreating = false;
    this.fault = failure === null ? null : faultOf(failure);
  }
}

function faultOf({ fields }: Failure): string | null {
  return Object.values(fields)[0] ?? null;
}
