import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { JobRecords } from '@/adapters/memory/research/jobs/job-records';
import { dayBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { SeededJob } from './contract-harness';

export function addMemoryJob(world: MemoryWorld, job: SeededJob): string {
  const { lists } = world.records(CatalogRecords);
  const company = lists.company.find(({ name }) => name === job.company);
  const companyId = company?.id ?? 0;
  const industry = lists.industry.find(({ id }) => id === companyId)?.name ?? '';
  const [minExperience = null, maxExperience = null] = job.experience ?? [];
  const [minCtc = null, maxCtc = null] = job.pay ?? [];
  const linked = (name: string) => ({ name, urlName: urlNameOf(name) });
  const jobId = world.ids.next();
  const now = world.clock.now();
  world.records(JobRecords).add({
    jobId,
    title: job.title,
    companyId,
    company: { ...linked(job.company), logo: null },
    jobProfile: job.jobProfile === undefined ? null : linked(job.jobProfile),
    locations: (job.locations ?? []).map(linked),
    workMode: job.workMode ?? null,
    employment: job.employment ?? null,
    minExperience,
    maxExperience,
    compensation: minCtc === null && maxCtc === null ? null : { minCtc, maxCtc, currency: 'INR' },
    skills: job.skills ?? [],
    isDayKnown: job.isDayKnown ?? true,
    postedOn: dayBeforeInIndia(now, job.daysAgo),
    firstPostedOn: dayBeforeInIndia(now, job.firstDaysAgo ?? job.daysAgo),
    timesPosted: job.timesPosted ?? 1,
    applyUrl: 'https://jobs.example/opening',
    industry: linked(industry),
    description: job.description ?? null,
  });
  return jobId;
}
