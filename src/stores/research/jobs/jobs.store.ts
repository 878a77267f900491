import { makeAutoObservable } from 'mobx';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { JobPage } from '@/core/research/jobs/job';
import type { JobFilter, JobFilterKey, JobFilterParameters, JobQuery, JobSort } from '@/core/research/jobs/job-filters';
import {
  hasFilters,
  JOB_FILTER_KEYS,
  jobAddressOf,
  jobParametersOf,
  jobQueryOf,
  withoutFilters,
  withToggled,
} from '@/core/research/jobs/job-filters';
import type { Jobs } from '@/core/research/jobs/jobs.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The company, role or skill of the path. */
export type JobScope = Readonly<Partial<Record<'company_name' | 'job_profile' | 'skill', string>>>;

interface Asked {
  readonly address: string;
  readonly scope: JobScope;
}

/** A list of openings: the filters of the address, its page, and the filter options. */
export class JobsStore {
  private asked: Asked = { address: '/jobs', scope: {} };
  readonly #page: Loadable<JobPage, JobFilterParameters & { readonly sort: JobSort; readonly page: number }>;
  readonly #filters: Loadable<readonly JobFilter[], JobFilterParameters>;

  constructor(jobs: Pick<Jobs, 'listJobs' | 'listJobFilters'>) {
    this.#page = new Loadable((query) => jobs.listJobs({ ...query, limit: PAGE_LENGTHS.page.usual }));
    this.#filters = new Loadable((query) => jobs.listJobFilters(query));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get page(): LoadState<JobPage> {
    return this.#page.state;
  }

  get filters(): readonly JobFilter[] {
    return (this.#filters.value ?? []).filter(({ key }) => !Object.hasOwn(this.scope, key));
  }

  get scope(): JobScope {
    return this.asked.scope;
  }

  get isUnknown(): boolean {
    const { state } = this.#page;
    if (state.state !== 'ready') return false;
    const { ignored } = state.value;
    const { skill, ...named } = this.scope;
    const isMissing = skill !== undefined && state.value.skill === null;
    return isMissing || ignored.some(({ parameter }) => Object.hasOwn(named, parameter));
  }

  get scopeName(): string | null {
    if (this.scope.job_profile === undefined) return this.skill?.name ?? null;
    return this.#page.value?.jobProfile?.name ?? null;
  }

  get total(): number {
    return this.#page.value?.total ?? 0;
  }

  get skill(): JobPage['skill'] {
    const { state } = this.#page;
    return state.state === 'ready' ? state.value.skill : null;
  }

  get query(): JobQuery {
    return jobQueryOf(this.asked.address);
  }

  get hasFilters(): boolean {
    return hasFilters(this.query);
  }

  /** Shows the list of an address. Options stay until the new ones arrive. */
  async show(address: string, scope: JobScope): Promise<void> {
    this.asked = { address, scope };
    const parameters = { ...jobParametersOf(this.query), ...scope };
    const { sort, page } = this.query;
    await Promise.all([this.#page.load({ ...parameters, sort, page }), this.#filters.refresh(parameters)]);
  }

  async reload(): Promise<void> {
    await this.show(this.asked.address, this.asked.scope);
  }

  addressWith(key: JobFilterKey, urlName: string): string {
    return jobAddressOf(this.asked.address, withToggled(this.query, key, urlName));
  }

  get addressWithoutIgnored(): string {
    const ignored = this.#page.value?.ignored ?? [];
    const known = JOB_FILTER_KEYS.flatMap((key) => {
      const isKnown = (option: string) => !ignored.some((one) => one.parameter === key && one.value === option);
      const options = (this.query.chosen[key] ?? []).filter(isKnown);
      return options.length === 0 ? [] : [[key, options] as const];
    });
    return jobAddressOf(this.asked.address, { ...this.query, chosen: Object.fromEntries(known) });
  }

  addressOfPage(page: number): string {
    return jobAddressOf(this.asked.address, { ...this.query, page });
  }

  addressSorted(sort: JobSort): string {
    return jobAddressOf(this.asked.address, { ...this.query, sort, page: 1 });
  }

  addressTitled(designation: string): string {
    return jobAddressOf(this.asked.address, { ...this.query, designation, page: 1 });
  }

  get addressWithoutFilters(): string {
    return jobAddressOf(this.asked.address, withoutFilters(this.query));
  }
}
