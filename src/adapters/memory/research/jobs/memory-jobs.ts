import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { HostNames } from '@/core/kernel/common/host-names';
import { dayBeforeInIndia, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { HeardBack } from '@/core/research/heard-back/application';
import { KnownDomains } from '@/core/research/job-check/look-alike.rules';
import type { Job, JobDetails, JobPage, JobUsualPay } from '@/core/research/jobs/job';
import { firstListedDay, isOldOpening, leavesOn } from '@/core/research/jobs/job-age.rules';
import type { JobAlert, JobAlertDraft } from '@/core/research/jobs/job-alert';
import { alertKeyOf, MAX_ALERTS, MAX_NAMED_OPTIONS, TOO_MANY_ALERTS } from '@/core/research/jobs/job-alert.rules';
import type {
  JobFilter,
  JobFilterKey,
  JobFilterOption,
  JobFilterParameters,
  JobSort,
} from '@/core/research/jobs/job-filters';
import { EXPERIENCE_BANDS, FRESHNESS_OPTIONS, PAY_OPTIONS } from '@/core/research/jobs/job-options.rules';
import { jobRefusals } from '@/core/research/jobs/job-refusals.rules';
import type { Jobs } from '@/core/research/jobs/jobs.port';
import { isComparedWithRole } from '@/core/research/jobs/like-with-like.rules';
import type { OpeningSign } from '@/core/research/jobs/opening-sign.rules';
import { openingSignsInFacts, openingSignsInText } from '@/core/research/jobs/opening-signs.rules';
import { CompanyRecords } from '../company/company-records';
import { ratingOf } from '../company/memory-company-card';
import { ApplicationRecords } from '../heard-back/application-records';
import { InterviewRecords } from '../interviews/interview-records';
import { findSkill } from '../interviews/memory-skills';
import { companyDomainsOf } from '../job-check/memory-company-domains';
import { ReviewRecords } from '../reviews/review-records';
import { SalaryRecords } from '../salaries/salary-records';
import { JobRecords } from './job-records';
import type { MemoryJobFilters } from './memory-job-match';
import { matchesFilters, optionsOfJob, readMemoryFilters } from './memory-job-match';

type Recorded = JobRecords['all'][number];

export class MemoryJobs implements Jobs {
  readonly #browser: MemoryBrowser;
  readonly #records: JobRecords;
  readonly #hosts: HostNames;

  constructor(browser: MemoryBrowser, hosts: HostNames) {
    this.#browser = browser;
    this.#hosts = hosts;
    this.#records = browser.world.records(JobRecords);
  }

  listJobs(
    query: JobFilterParameters & { readonly sort?: JobSort; readonly page?: number; readonly limit?: number },
  ): Promise<Result<JobPage, Failure>> {
    const { sort = 'newest', page = 1, limit = PAGE_LENGTHS.page.usual } = query;
    return this.#browser.ask('listJobs', { query }, () => {
      const filters = this.#filtersOf(query);
      const found = this.#records.all.filter((job) => matchesFilters(job, filters)).sort(ORDERS[sort]);
      const items = found.slice((page - 1) * limit, page * limit).map((job) => this.#jobOf(job));
      const skill = this.#skillOf(query.skill ?? '', items);
      const companyId = this.#companyOf(filters);
      return ok({
        items,
        page,
        limit,
        total: found.length,
        ignored: filters.ignored,
        jobProfile: this.#roleOf(query.job_profile ?? ''),
        skill,
        removed: null,
        heardBack: companyId === undefined ? null : this.#heardBackOf(companyId),
      });
    });
  }

  listJobFilters(query: JobFilterParameters): Promise<Result<readonly JobFilter[], Failure>> {
    return this.#browser.ask('listJobFilters', { query }, () => {
      const filters = this.#filtersOf(query);
      const fixed = (key: 'experience' | 'employment' | 'ctc', options: readonly string[]): JobFilter => ({
        key,
        options: options.map((name) => ({ urlName: name, name, count: this.#countOf(filters, key, name) })),
      });
      return ok([
        { key: 'freshness', options: FRESHNESS_OPTIONS.map((days) => this.#freshnessOf(filters, days)) },
        this.#namedOf(filters, 'location'),
        fixed('experience', EXPERIENCE_BANDS),
        fixed('ctc', PAY_OPTIONS),
        fixed('employment', EMPLOYMENT_TYPES),
        this.#namedOf(filters, 'job_profile'),
        this.#namedOf(filters, 'company_name'),
        this.#namedOf(filters, 'industry'),
      ]);
    });
  }

  getJob(path: { readonly jobId: string }): Promise<Result<JobDetails, Failure>> {
    return this.#browser.ask('getJob', { path }, () => {
      const gone = firstListedDay(this.#browser.world.clock.now());
      const job = this.#records.all.find(({ jobId }) => jobId === path.jobId);
      const message = jobRefusals.gone;
      if (job === undefined) return refusal(404, 'job_not_found', message);
      if (job.postedOn < gone) return refusal(404, 'job_gone', message);
      const { industry, description } = job;
      const signs = this.#signsOf(job);
      return ok({ ...this.#jobOf(job), industry, description, leavesOn: leavesOn(job.postedOn), signs });
    });
  }

  listJobAlerts(): Promise<Result<readonly JobAlert[], Failure>> {
    return this.#browser.askSignedIn('listJobAlerts', {}, (viewer) =>
      ok(this.#records.alerts.of(viewer).all.map((alert) => this.#counted(alert))),
    );
  }

  createJobAlert(body: JobAlertDraft): Promise<Result<JobAlert, Failure>> {
    return this.#browser.askSignedIn('createJobAlert', { body }, (viewer) => {
      const { ignored } = this.#filtersOf({ location: body.preferences.location.join(',') });
      if (ignored.length > 0) {
        const names = ignored.map(({ value }) => `“${value}”`).join(', ');
        return invalid({
          'preferences.location': jobRefusals.placeUnknown(names),
        });
      }
      const alerts = this.#records.alerts.of(viewer);
      const same = alerts.all.find((alert) => alertKeyOf(alert) === alertKeyOf(body));
      if (same !== undefined) return ok(this.#counted(same));
      if (alerts.all.length >= MAX_ALERTS) {
        return refusal(409, 'alerts_full', TOO_MANY_ALERTS);
      }
      const today = dayInIndia(this.#browser.world.clock.now());
      const { designations, preferences } = body;
      const alertId = this.#browser.world.ids.next();
      const alert = { alertId, designations, preferences, createdOn: today, newJobs: 0, newSince: today };
      alerts.all = [alert, ...alerts.all];
      return ok(this.#counted(alert));
    });
  }

  deleteJobAlert(path: { readonly alertId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteJobAlert', { path }, (viewer) => {
      const alerts = this.#records.alerts.of(viewer);
      const left = alerts.all.filter(({ alertId }) => alertId !== path.alertId);
      if (left.length === alerts.all.length) return refusal(404, 'alert_not_found', jobRefusals.alertGone);
      alerts.all = left;
      return ok(null);
    });
  }

  #signsOf(job: Recorded): readonly OpeningSign[] {
    const { world } = this.#browser;
    const known = companyDomainsOf(world, this.#hosts);
    const text = [job.description, job.applyUrl].filter((part) => part !== null).join('\n');
    const {
      companyId,
      company: { name },
    } = job;
    const isReviewed = world.records(ReviewRecords).all.some((review) => review.companyId === companyId);
    const isCompanyKnown = isReviewed || known.some((company) => company.name === name);
    const inText = openingSignsInText(text, new KnownDomains(known, this.#hosts), this.#hosts);
    return [...inText, ...openingSignsInFacts({ ...this.#jobOf(job), isCompanyKnown }, world.clock.now())];
  }

  #filtersOf(query: JobFilterParameters): MemoryJobFilters {
    const { world } = this.#browser;
    return readMemoryFilters(query, world.records(CatalogRecords).lists, world.clock.now());
  }

  #jobOf(job: Recorded): Job {
    const { industry: _industry, description: _description, companyId, ...shown } = job;
    const isOld = job.isDayKnown && isOldOpening(job.postedOn, this.#browser.world.clock.now());
    return {
      ...shown,
      isOld,
      rating: this.#ratingOf(companyId),
      usualPay: this.#usualPayOf(job),
      heardBack: this.#heardBackOf(companyId),
    };
  }

  #companyOf({ groups }: MemoryJobFilters): number | undefined {
    const [urlName, other] = groups.get('company_name') ?? [];
    return other === undefined
      ? this.#records.all.find(({ company }) => company.urlName === urlName)?.companyId
      : undefined;
  }

  #ratingOf(companyId: number): Job['rating'] {
    const company = this.#browser.world.records(CompanyRecords).find(companyId);
    if (company === null) return null;
    const { reviews: count, newestReview: newest } = company.figures;
    const value = ratingOf(company);
    return value === null || newest === null ? null : { value, count, newest };
  }

  #heardBackOf(companyId: number): HeardBack | null {
    return this.#browser.world.records(ApplicationRecords).figureOf(companyId);
  }

  #usualPayOf(job: Recorded): JobUsualPay | null {
    if (!isComparedWithRole(job)) return null;
    const { companyId, jobProfile } = job;
    const { world } = this.#browser;
    const role = world.records(CatalogRecords).lists.jobProfile.find(({ name }) => name === jobProfile?.name);
    if (role === undefined) return null;
    const salaries = world.records(SalaryRecords);
    const ofCompany = salaries.figureOf({ companyId, jobProfileId: role.id });
    const isOfCompany = ofCompany.median !== null;
    const figure = isOfCompany ? ofCompany : salaries.figureOf({ jobProfileId: role.id });
    const { median, lowerQuartile, upperQuartile, count, newest } = figure;
    return median === null ? null : { isOfCompany, median, lowerQuartile, upperQuartile, count, newest };
  }

  #roleOf(urlName: string): JobPage['jobProfile'] {
    const { jobProfile } = this.#browser.world.records(CatalogRecords).lists;
    const name = jobProfile.map((role) => role.name).find((role) => urlNameOf(role) === urlName.toLowerCase());
    return name === undefined ? null : { name, urlName: urlNameOf(name) };
  }

  #skillOf(urlName: string, items: readonly Job[]): JobPage['skill'] {
    const { world } = this.#browser;
    const { key, keys, name: known } = findSkill(world.records(CatalogRecords).lists, urlName);
    const isIt = (one: string): boolean => keys.includes(urlNameOf(one));
    const questions = world.records(InterviewRecords).questions.filter(({ skills }) => skills.some(isIt));
    const name = known ?? [...items, ...questions].flatMap(({ skills }) => skills).find(isIt);
    return name === undefined || urlName.includes(',') ? null : { name, urlName: key, questions: questions.length };
  }

  #counted(alert: JobAlert): JobAlert {
    const { location, experience, employment, ctc } = alert.preferences;
    const asked = { location, experience, employment, ctc };
    const query = Object.fromEntries(Object.entries(asked).map(([key, options]) => [key, options.join(',')]));
    const designations = alert.designations.filter((designation) => /[\p{L}\p{N}]/u.test(designation));
    const newJobs = this.#records.all.filter(
      (job) =>
        job.postedOn >= alert.newSince &&
        designations.some((designation) => matchesFilters(job, this.#filtersOf({ ...query, designation }))),
    );
    return { ...alert, newJobs: newJobs.length };
  }

  #countOf(filters: MemoryJobFilters, key: Exclude<JobFilterKey, 'freshness'>, option: string): number {
    return this.#records.all.filter(
      (job) => matchesFilters(job, filters, key) && optionsOfJob(job)[key].includes(option),
    ).length;
  }

  #freshnessOf(filters: MemoryJobFilters, days: string): JobFilterOption {
    const since = dayBeforeInIndia(this.#browser.world.clock.now(), Number(days));
    const count = this.#records.all.filter((job) => matchesFilters(job, { ...filters, since })).length;
    return { urlName: days, name: days, count };
  }

  #namedOf(filters: MemoryJobFilters, key: 'location' | 'job_profile' | 'company_name' | 'industry'): JobFilter {
    const { lists } = this.#browser.world.records(CatalogRecords);
    const list = {
      location: 'location',
      job_profile: 'jobProfile',
      company_name: 'company',
      industry: 'industry',
    } as const;
    const names = new Map(lists[list[key]].map(({ name }) => [urlNameOf(name), name]));
    const all = this.#records.all
      .filter((job) => matchesFilters(job, filters, key))
      .flatMap((job) => optionsOfJob(job)[key]);
    const counted = [...new Set([...all, ...(filters.groups.get(key) ?? [])])].map((urlName) => ({
      urlName,
      name: names.get(urlName) ?? urlName,
      count: all.filter((option) => option === urlName).length,
    }));
    counted.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
    return { key, options: counted.slice(0, MAX_NAMED_OPTIONS) };
  }
}

const newest = (one: Recorded, other: Recorded): number =>
  other.postedOn.localeCompare(one.postedOn) || one.jobId.localeCompare(other.jobId);

const payOf = ({ compensation }: Recorded): number => compensation?.maxCtc ?? compensation?.minCtc ?? -1;

const ORDERS: Readonly<Record<JobSort, (one: Recorded, other: Recorded) => number>> = {
  newest,
  pay: (one, other) => payOf(other) - payOf(one) || newest(one, other),
};
