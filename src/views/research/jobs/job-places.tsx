import type { JobDetails } from '@/core/research/jobs/job';
import type { Place } from '@/views/kernel/shell/place-list';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { messages } from './messages';

export function JobPlaces({ job }: { readonly job: JobDetails | null }) {
  return job === null ? (
    <PlaceList title={messages.title} places={[{ label: messages.back, href: '/jobs' }]} />
  ) : (
    <PlaceList title={messages.more} places={jobsLike(job)} />
  );
}

function jobsLike({ company, jobProfile, locations }: JobDetails): readonly Place[] {
  return [
    ...(jobProfile === null
      ? []
      : [{ label: messages.jobsFor(jobProfile.name), href: `/jobs/${jobProfile.urlName}-jobs-prf` }]),
    { label: messages.backToCompany(company.name), href: `/jobs/${company.urlName}-jobs` },
    ...locations.map(({ name, urlName }) => ({ label: messages.jobsIn(name), href: `/jobs?location=${urlName}` })),
  ];
}
