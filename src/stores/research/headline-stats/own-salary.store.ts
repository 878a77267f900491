import { makeAutoObservable } from 'mobx';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { ownTitleOf } from '@/core/research/headline-stats/own-title';
import type { SalaryLineRole } from '@/core/research/headline-stats/salary-line';
import { salaryLineRoleOf } from '@/core/research/headline-stats/salary-line';
import type { SalaryReport } from '@/core/research/salaries/salary';
import type { SalaryReading } from '@/core/research/salaries/salary-reading.port';
import type { ProfileStore } from '@/stores/account/profile/profile.store';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** Reads the salaries of the viewer's own title. */
export class OwnSalaryStore implements PersonalStore {
  readonly #report: Loadable<SalaryReport, string>;
  readonly #profile: Pick<ProfileStore, 'profile'>;

  #asked = '';

  constructor(salaries: Pick<SalaryReading, 'getSalaryReport'>, profile: Pick<ProfileStore, 'profile'>) {
    this.#report = new Loadable((jobProfile) => salaries.getSalaryReport({ jobProfile }));
    this.#profile = profile;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The title's URL name; empty without a title. */
  get key(): string {
    return urlNameOf(ownTitleOf(this.#profile.profile?.careerStatus) ?? '');
  }

  /** Null without a title or its figure, and until the report is loaded. */
  get role(): SalaryLineRole | null {
    const report = this.#report.value;
    if (report === null || report.jobProfile === null || report.jobProfile.key !== this.key) return null;
    return salaryLineRoleOf({ ...report.jobProfile, figure: report.figure });
  }

  async load(): Promise<void> {
    const { key } = this;
    if (key === '' || key === this.#asked) return;
    this.#asked = key;
    await this.#report.load(key);
    const { failure } = this.#report;
    if (failure !== null && failure.kind !== 'notFound') this.#asked = '';
  }

  forget(): void {
    this.#asked = '';
    this.#report.reset();
  }
}
