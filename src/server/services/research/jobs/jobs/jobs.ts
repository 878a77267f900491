import { LRUCache } from 'lru-cache';
import type { Job, JobPage } from '@/contract/generated/jobs';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { KnownDomains } from '@/core/research/job-check/look-alike.rules';
import { firstListedDay } from '@/core/research/jobs/job-age.rules';
import type { OpeningSign } from '@/core/research/jobs/opening-sign.rules';
import { openingSignsInText } from '@/core/research/jobs/opening-signs.rules';
import { MIN_UPHELD_REPORTERS } from '@/core/research/jobs/upheld-reports.rules';
import { JOB_ONLY_REASONS } from '@/core/trust/reports/report-reasons.rules';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { Database } from '@/server/platform/database';
import { CompanyDomainList } from '@/server/services/research/company/domains/company-domain-list';
import { hostNames } from '@/server/services/research/company/domains/host-names';
import { questionsForSkill } from '@/server/services/research/interviews/interviews/question.queries';
import { jobGone, jobNotFound } from './job.policy';
import { presentJob, presentJobDetails } from './job.presenter';
import { countOptions } from './job-counts';
import type { JobFilters } from './job-filters';
import { facetsOf, readJobFilters } from './job-filters';
import { allJobs, countFilteredJobs, countJobs, filteredJobs, heardBackAt, jobById } from './jobs.queries';
import { removedJobs } from './removed-jobs.queries';

const MAX_KEPT = 1_000;

export interface JobsDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createJobs({ database, now }: JobsDeps): Pick<JobsHandlers, 'listJobs' | 'listJobFilters' | 'getJob'> {
  const signs = new OpeningSigns(new CompanyDomainList({ database, now }));

  async function skillOf(skills: JobFilters['skills'], items: readonly Job[]): Promise<JobPage['skill']> {
    const [skill, other] = skills;
    if (skill === undefined || other !== undefined) return null;
    const { slug, questions } = skill;
    const inOpenings = items.flatMap((job) => job.skills).find((one) => urlNameOf(one) === slug);
    const [[inQuestions], [counted]] =
      questions === 0
        ? [[], []]
        : await Promise.all([
            database.query(questionsForSkill.page(1), slug, 0),
            database.query(questionsForSkill.total, slug),
          ]);
    const place = inQuestions?.skill_slugs.indexOf(slug) ?? -1;
    const name = skill.name ?? inOpenings ?? inQuestions?.skills[place] ?? null;
    return name === null ? null : { name, urlName: slug, questions: counted?.total ?? 0 };
  }

  async function removedOf(companyId: number): Promise<JobPage['removed']> {
    const since = firstListedDay(now());
    const [row] = await database.query(removedJobs, companyId, since, JOB_ONLY_REASONS, MIN_UPHELD_REPORTERS);
    return row === undefined ? null : { openings: row.openings, logLine: row.log_line };
  }

  async function heardBackOf(companyId: number): Promise<JobPage['heardBack']> {
    const [row] = await database.query(heardBackAt, companyId);
    if (row === undefined) return null;
    const { at_least: atLeast, at_most: atMost, count, newest, is_surge: isSurge } = row;
    return { atLeast, atMost, count, newest, isSurge };
  }

  type Page = readonly [sort: keyof typeof allJobs, limit: number, offset: number];

  async function filteredPage(filters: readonly [string, string, string], [sort, ...part]: Page) {
    const rows = await database.query(filteredJobs[sort], ...filters, ...part);
    const [counted] = rows.length > 0 ? rows : await database.query(countFilteredJobs, ...filters);
    return [rows, counted?.total ?? 0] as const;
  }

  async function wholePage(since: string, [sort, ...part]: Page) {
    const [rows, [counted]] = await Promise.all([
      database.query(allJobs[sort], since, ...part),
      database.query(countJobs, since),
    ]);
    return [rows, counted?.total ?? 0] as const;
  }

  return {
    async listJobs({ query: { sort, page, limit, ...asked } }) {
      const filters = await readJobFilters(database, asked, now());
      const { words, since, ignored } = filters;
      const facets = facetsOf(filters);
      const offset = (page - 1) * limit;
      const isFiltered = facets !== '' || words !== '';
      const [rows, total] = isFiltered
        ? await filteredPage([facets, words, since], [sort, limit, offset])
        : await wholePage(since, [sort, limit, offset]);
      const items = rows.map((row) => presentJob(row, now()));
      const { companyId } = filters;
      const [skill, removed, heardBack] = await Promise.all([
        skillOf(filters.skills, items),
        companyId === null ? null : removedOf(companyId),
        companyId === null ? null : heardBackOf(companyId),
      ]);
      const { jobProfile } = filters;
      return { status: 200, body: { items, page, limit, total, ignored, jobProfile, skill, removed, heardBack } };
    },

    async listJobFilters({ query }) {
      return { status: 200, body: await countOptions(database, await readJobFilters(database, query, now()), now()) };
    },

    async getJob({ path: { jobId } }) {
      const [row] = await database.query(jobById, jobId);
      if (row === undefined) throw jobNotFound();
      if (row.posted_on < firstListedDay(now())) throw jobGone();
      const text = [row.description, row.apply_url].filter((part) => part !== null).join('\n');
      return { status: 200, body: presentJobDetails(row, await signs.inText(jobId, text), now()) };
    },
  };
}

interface Kept {
  readonly text: string;
  readonly domains: KnownDomains;
  readonly signs: readonly OpeningSign[];
}

class OpeningSigns {
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_KEPT });

  constructor(private readonly list: Pick<CompanyDomainList, 'known'>) {}

  async inText(jobId: string, text: string): Promise<readonly OpeningSign[]> {
    const domains = await this.list.known();
    const kept = this.#kept.get(jobId);
    if (kept?.text === text && kept.domains === domains) return kept.signs;
    const signs = openingSignsInText(text, domains, hostNames);
    this.#kept.set(jobId, { text, domains, signs });
    return signs;
  }
}
