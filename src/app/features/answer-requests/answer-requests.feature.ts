import '@/views/answer-requests/answer-requests.css';
import { AnswerRequestOverlay } from '@/views/answer-requests/answer-request-overlay';
import type { Feature } from '../../feature';
import { answerRequestsAdapters } from './answer-requests.adapters';
import { answerRequestsModule } from './answer-requests.module';

/** Asking pseudonyms for answers to posts. */
export const feature: Feature = {
  module: answerRequestsModule,
  adapters: answerRequestsAdapters,
  Overlays: AnswerRequestOverlay,
};
