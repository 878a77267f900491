import { wire } from '@/app/wire';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { InterviewQuestionStore } from '@/stores/research/interviews/interview-question.store';
import { InterviewQuestionKey } from '@/stores/research/interviews/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';

export const interviewQuestionsModule = wire((provide) => {
  provide(InterviewQuestionStore, [InterviewReadingPort, PostPageKey], InterviewQuestionKey);
});
