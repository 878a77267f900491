import '@/views/research/employer-answers/employer-answers.css';
import type { Feature } from '@/app/feature';
import { employerAnswersAdapters, employerAnswersModule } from './employer-answers.module';

export const feature: Feature = {
  module: employerAnswersModule,
  adapters: employerAnswersAdapters,
  screens: {
    Answer: async () => (await import(/* webpackChunkName: "Answer" */ './answer.screen')).answerScreen,
  },
};
