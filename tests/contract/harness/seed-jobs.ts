import { randomUUID } from 'node:crypto';
import { insertRow } from '@tests/support/sql';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import type { SeededJob } from './contract-harness';

const DAY_MS = 86_400_000;
const COMPANIES = ['Vaayuna Technologies', 'Neelgiri Textiles', 'Sagarmatha Health'];
const PLACES = ['Bengaluru', 'New Delhi', 'Kochi'];
const JOB_PROFILES = ['Software Engineer', 'Senior Software Engineer', 'Engineering Manager', 'Nurse'];

export async function insertJob(database: Database, job: SeededJob, now: number): Promise<string> {
  const id = randomUUID();
  const [minExperience = null, maxExperience = null] = job.experience ?? [];
  const [minCtc = null, maxCtc = null] = job.pay ?? [];
  await insertRow(database, 'research.jobs', {
    id,
    company_id: COMPANIES.indexOf(job.company) + 1,
    job_profile_id: job.jobProfile === undefined ? null : JOB_PROFILES.indexOf(job.jobProfile) + 1,
    title: job.title,
    description: job.description ?? null,
    location_ids: `{${(job.locations ?? []).map((place) => PLACES.indexOf(place) + 1).join(',')}}`,
    work_mode: job.workMode ?? null,
    employment: job.employment ?? null,
    min_experience: minExperience,
    max_experience: maxExperience,
    min_ctc: minCtc,
    max_ctc: maxCtc,
    skills: `{${(job.skills ?? []).map((skill) => `"${skill}"`).join(',')}}`,
    apply_url: 'https://jobs.example/opening',
    posted_on: dayInIndia(now - job.daysAgo * DAY_MS),
    first_posted_on: dayInIndia(now - (job.firstDaysAgo ?? job.daysAgo) * DAY_MS),
    times_posted: job.timesPosted ?? 1,
    is_day_known: job.isDayKnown ?? true,
  });
  return id;
}
