import { observer } from 'mobx-react-lite';
import type { JobDetails } from '@/core/jobs/job';
import { NavigationKey } from '@/stores/navigation/keys';
import { useStore } from '../common/use-store';
import type { Place } from '../shell/place-list';
import { PlaceList } from '../shell/place-list';
import { messages } from './messages';

/** The start column of an opening: other openings like it, and the pages of its company. */
export const JobPlaces = observer(function JobPlaces({ job }: { readonly job: JobDetails | null }) {
  const { screens } = useStore(NavigationKey);
  if (job === null) return <PlaceList title={messages.title} places={[{ label: messages.back, href: '/jobs' }]} />;
  const { company } = job;
  const pages = messages.companyPages.flatMap(({ screen, label }) => {
    const href = screens.addressOf(screen, { urlName: company.urlName });
    return href === null ? [] : [{ label, href }];
  });
  return (
    <>
      <PlaceList title={messages.more} places={jobsLike(job)} />
      <PlaceList title={company.name} places={pages} thin />
    </>
  );
});

function jobsLike({ company, jobProfile, locations }: JobDetails): readonly Place[] {
  return [
    ...(jobProfile === null
      ? []
      : [{ label: messages.jobsFor(jobProfile.name), href: `/jobs/${jobProfile.urlName}-jobs-prf` }]),
    { label: messages.backToCompany(company.name), href: `/jobs/${company.urlName}-jobs` },
    ...locations.map(({ name, urlName }) => ({ label: messages.jobsIn(name), href: `/jobs?location=${urlName}` })),
  ];
}
