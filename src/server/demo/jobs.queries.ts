import { jsonb } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { DemoJob } from './jobs';

export const insertDemoJobs = defineStatement({
  name: 'demo.insert.research.jobs',
  parameters: [jsonb<readonly DemoJob[]>()],
  columns: {},
  text: `
    insert into research.jobs (id, company_id, job_profile_id, title, description, location_ids, work_mode, employment,
      min_experience, max_experience, min_ctc, max_ctc, skills, apply_url, posted_on, first_posted_on, times_posted)
    select job.id, c.id, p.id, job.title, job.description,
      array(select l.id from catalog.locations l where l.name = any(job.cities) order by l.id),
      job."workMode", job.employment, job."minExperience", job."maxExperience", job.pay[1], job.pay[2], job.skills,
      job."applyUrl", job."postedOn", job."firstPostedOn", job."timesPosted"
    from jsonb_to_recordset($1) as job (
      id uuid, company text, "jobProfile" text, title text, description text, cities text[], "workMode" text, employment text,
      "minExperience" smallint, "maxExperience" smallint, pay int[], skills text[], "applyUrl" text, "postedOn" date,
      "firstPostedOn" date, "timesPosted" smallint
    )
    join catalog.companies c on c.name = job.company
    left join catalog.job_profiles p on p.name = job."jobProfile"`,
});
