import type { Feature } from '@/app/feature';
import { AnswerRequestOverlay } from '@/views/talk/answer-requests/answer-request-overlay';
import { answerRequestsAdapters, answerRequestsModule } from './answer-requests.module';

export const feature: Feature = {
  module: answerRequestsModule,
  adapters: answerRequestsAdapters,
  Overlays: AnswerRequestOverlay,
};
