import type { Database } from '@/server/platform/database';
import { writeJobs } from './jobs';
import { insertDemoJobs } from './jobs.queries';

/** Loads the invented openings. `now` is in ms since 1970. */
export async function loadJobs(tx: Database, scale: number, now: number): Promise<void> {
  const jobs = writeJobs(scale, now);
  await tx.query(insertDemoJobs, JSON.stringify(jobs));
}
