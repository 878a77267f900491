import { ContainerModule } from 'inversify';
import { InterviewReadingPort } from '@/core/interviews/interview-reading.port';
import { InterviewQuestionStore } from '@/stores/interviews/interview-question.store';
import { InterviewQuestionKey } from '@/stores/interviews/keys';
import { PostPageKey } from '@/stores/posting/keys';

/** A question with what users answer to it. */
export const interviewQuestionsModule = new ContainerModule(({ bind }) => {
  bind(InterviewQuestionKey)
    .toResolvedValue((reading, page) => new InterviewQuestionStore(reading, page), [InterviewReadingPort, PostPageKey])
    .inSingletonScope();
});
