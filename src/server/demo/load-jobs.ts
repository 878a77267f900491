import type { Database } from '@/server/platform/database';
import { writeJobs } from './jobs';
import { insertDemoJobs } from './jobs.queries';

export async function loadJobs(tx: Database, scale: number, now: number): Promise<void> {
  const jobs = writeJobs(scale, now);
  await tx.query(insertDemoJobs, JSON.stringify(jobs));
}
