import type { Feature } from '@/app/feature';
import { interviewQuestionsModule } from './interview-questions.module';
import { questionScreen } from './question.screen';

export const feature: Feature = {
  module: interviewQuestionsModule,
  screens: { InterviewQuestion: () => questionScreen, Answers: () => questionScreen },
};
