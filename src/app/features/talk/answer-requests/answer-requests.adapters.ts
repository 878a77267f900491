import { AnswerRequestsApi } from '@/adapters/http/generated/feed/answer-requests';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';

export const answerRequestsAdapters = wire((provide) => {
  provide(AnswerRequestsApi, [HttpClientKey], AnswerRequestsPort);
});
