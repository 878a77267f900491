import type { Job } from './job';

/** Returns the path of an opening. */
export function jobPath(jobId: string): string {
  return `/jobs/view/${encodeURIComponent(jobId)}`;
}

/** Returns the name and the path of an opening in a list. */
export function jobLinkOf({ jobId, title, company }: Job): readonly [name: string, path: string] {
  return [`${title} at ${company.name}`, jobPath(jobId)];
}
