import type { Container } from 'inversify';
import type { Screen } from '@/app/feature';
import { questionPageTexts } from '@/core/research/interviews/question-page-texts';
import { cursorOfAddress, sortOfAddress } from '@/core/talk/posting/shown-order';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { InterviewQuestionKey } from '@/stores/research/interviews/keys';
import { ThreadsKey } from '@/stores/talk/comments/keys';
import { QuestionScreen } from '@/views/research/interviews/question-screen';
import { revealComment } from '../comments/reveal-comment';

const SCREENS = ['InterviewQuestion', 'Answers'];

async function load(container: Container, questionId: string): Promise<void> {
  const { address, match, isBack } = container.get(NavigationKey);
  // The user may have moved to another page while the code loaded, and that page may show comments itself.
  if (match === null || !SCREENS.includes(match.screen)) return;
  const query = { sort: sortOfAddress(address), start: cursorOfAddress(address), isBack };
  const threads = container.get(ThreadsKey);
  threads.begin();
  if (await container.get(InterviewQuestionKey).open(questionId, query)) threads.resume();
  await revealComment(container);
}

export const questionScreen: Screen = {
  View: QuestionScreen,
  query: ['comments', 'after', 'comment'],
  load: (container, { questionId, questionSlug }) => load(container, questionId ?? questionSlug ?? ''),
  requery: revealComment,
  page: (container) => {
    const { detail } = container.get(InterviewQuestionKey);
    return detail === null ? null : questionPageTexts(detail);
  },
};
