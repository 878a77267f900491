import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { listedPage } from '@/app/later-page';
import { listedItems } from '@/app/listed-items';
import { breadcrumbsOf } from '@/core/kernel/navigation/breadcrumbs';
import { readInterviewAddress } from '@/core/research/interviews/interview-address';
import { questionLinkOf } from '@/core/research/interviews/interview-path';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewsKey } from '@/stores/research/interviews/keys';
import { SkillScreen } from '@/views/research/interviews/skill-screen';
import { addressWith, parametersOf } from './open-reports';

function load(container: Container): Promise<void> {
  const { page } = readInterviewAddress(container.get(NavigationKey).address);
  return container.get(InterviewsKey).openQuestions({ skill: parametersOf(container).skillUrl ?? '', page });
}

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
