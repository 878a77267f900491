import type { Job } from './job';

export function jobPath(jobId: string): string {
  return `/jobs/view/${encodeURIComponent(jobId)}`;
}

export function jobLinkOf({ jobId, title, company }: Job): readonly [name: string, path: string] {
  return [`${title} at ${company.name}`, jobPath(jobId)];
}
