import type { Container } from 'inversify';
import { readInterviewAddress } from '@/core/interviews/interview-address';
import { questionLinkOf } from '@/core/interviews/interview-path';
import { breadcrumbsOf } from '@/core/navigation/breadcrumbs';
import { InterviewsKey } from '@/stores/interviews/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { SkillScreen } from '@/views/interviews/skill-screen';
import type { Screen } from '../../feature';
import { listedPage } from '../../later-page';
import { listedItems } from '../../listed-items';
import { addressWith, parametersOf } from './open-reports';

function load(container: Container): Promise<void> {
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  return container.get(InterviewsKey).openQuestions({ skill: parametersOf(container).skillUrl ?? '', page });
}

/** The questions for a skill. */
export const skillScreen: Screen = {
  View: SkillScreen,
  query: ['page'],
  load,
  requery: load,
  canonical: (container) => {
    const { questionsState: state } = container.get(InterviewsKey);
    if (state.state !== 'ready' || state.value.skill === null) return null;
    const { skill, total, jobsCount } = state.value;
    const parameters = { skillUrl: skill.key };
    // The tab of interviews is hidden if it counts nothing.
    if (total === 0 && jobsCount !== 0) return container.get(NavigationKey).screens.addressOf('SkillJobs', parameters);
    return addressWith(container, parameters);
  },
  page: (container) => {
    const { questionsState: state } = container.get(InterviewsKey);
    if (state.state !== 'ready' || state.value.skill === null) return null;
    const { key, name } = state.value.skill;
    return {
      ...listedPage(container, container.get(InterviewsKey).questionsState, ['page']),
      title: `${name} interview questions · {brand}`,
      structured: [
        breadcrumbsOf([
          ['Interviews', '/interviews'],
          [name, addressWith(container, { skillUrl: key }) ?? '/interviews'],
        ]),
        ...listedItems(container.get(InterviewsKey).questionsState, questionLinkOf),
      ],
      description: `${state.value.total} questions about ${name} that candidates report, the most asked first, with answers.`,
    };
  },
};
