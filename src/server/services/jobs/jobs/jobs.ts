import type { Job, JobPage } from '@/contract/generated/jobs';
import type { JobsHandlers } from '@/server/contract/generated/jobs';
import type { Database } from '@/server/platform/database';
import { urlNameOf } from '@/server/platform/url-name';
import { daysBefore } from './days';
import { GONE_AFTER_DAYS, jobNotFound } from './job.policy';
import { presentJob, presentJobDetails } from './job.presenter';
import { countOptions } from './job-counts';
import { facetsOf, readJobFilters } from './job-filters';
import { allJobs, countFilteredJobs, countJobs, filteredJobs, jobById, questionsAboutSkill } from './jobs.queries';

export interface JobsDeps {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The openings, open to guests. */
export function createJobs({ database, now }: JobsDeps): Pick<JobsHandlers, 'listJobs' | 'listJobFilters' | 'getJob'> {
  /** Returns the skill of a name in addresses, as the openings or else the questions write it. */
  async function skillOf(urlName: string, items: readonly Job[]): Promise<JobPage['skill']> {
    if (!/^[a-z0-9-]+$/.test(urlName)) return null;
    const [asked] = await database.query(questionsAboutSkill, urlName);
    const inOpenings = items.flatMap(({ skills }) => skills).find((name) => urlNameOf(name) === urlName);
    const name = inOpenings ?? asked?.name ?? null;
    return name === null ? null : { name, urlName, questions: asked?.questions ?? 0 };
  }

  type Page = readonly [sort: keyof typeof allJobs, limit: number, offset: number];

  async function filteredPage(filters: readonly [string, string, string], [sort, ...part]: Page) {
    const rows = await database.query(filteredJobs[sort], ...filters, ...part);
    // A page behind the last one has no row to tell.
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
      const skill = await skillOf(asked.skill ?? '', items);
      return { status: 200, body: { items, page, limit, total, ignored, skill } };
    },

    async listJobFilters({ query }) {
      return { status: 200, body: await countOptions(database, await readJobFilters(database, query, now()), now()) };
    },

    async getJob({ path: { jobId } }) {
      const [row] = await database.query(jobById, jobId, daysBefore(now(), GONE_AFTER_DAYS));
      if (row === undefined) throw jobNotFound();
      return { status: 200, body: presentJobDetails(row, now()) };
    },
  };
}
