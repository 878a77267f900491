import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import { jobLinkOf } from '@/core/research/jobs/job-listing';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { JobScope } from '@/stores/research/jobs/jobs.store';
import { JobsKey } from '@/stores/research/jobs/keys';
import { ScopedJobsScreen } from '@/views/research/jobs/scoped-jobs-screen';
import { LIST_QUERY, requeryList, showList } from './list-query';

function scopedScreen(
  scopeOf: (parameters: Readonly<Record<string, string>>) => JobScope,
  own: Pick<Screen, 'canonical'> = {},
): Screen {
  return {
    ...own,
    View: ScopedJobsScreen,
    query: LIST_QUERY,
    load: (container, parameters) => showList(container, scopeOf(parameters)),
    requery: requeryList,
    page: (container) => {
      const { isUnknown, scopeName } = container.get(JobsKey);
      if (isUnknown || scopeName === null) return null;
      return {
        ...listedPage(container, container.get(JobsKey).page, LIST_QUERY),
        structured: [
          breadcrumbsOf([
            ['Jobs', '/jobs'],
            [scopeName, container.get(NavigationKey).path],
          ]),
          ...listedItems(container.get(JobsKey).page, jobLinkOf),
        ],
        title: `${scopeName} jobs in India · {brand}`,
        description: `Openings for ${scopeName} with what they pay, how old they are and how often they were posted before.`,
      };
    },
  };
}

export const designationJobsScreen = scopedScreen(({ jobProfile = '' }) => ({ job_profile: jobProfile }));
export const skillJobsScreen = scopedScreen(({ skillUrl = '' }) => ({ skill: skillUrl }), {
  canonical: (container) => {
    const { skill } = container.get(JobsKey);
    return skill === null
      ? null
      : container.get(NavigationKey).screens.addressOf('SkillJobs', { skillUrl: skill.urlName });
  },
});
