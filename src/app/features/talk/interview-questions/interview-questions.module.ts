import { ContainerModule } from 'inversify';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { InterviewQuestionStore } from '@/stores/research/interviews/interview-question.store';
import { InterviewQuestionKey } from '@/stores/research/interviews/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';

/** A question with what users answer to it. */
export const interviewQuestionsModule = new ContainerModule(({ bind }) => {
  bind(InterviewQuestionKey)
    .toResolvedValue((reading, page) => new InterviewQuestionStore(reading, page), [InterviewReadingPort, PostPageKey])
    .inSingletonScope();
});
