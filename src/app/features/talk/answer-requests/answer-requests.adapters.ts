import { ContainerModule } from 'inversify';
import { AnswerRequestsApi } from '@/adapters/http/generated/feed/answer-requests';
import { HttpClientKey } from '@/app/app-keys';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';

/** Requests for answers over the wire. */
export const answerRequestsAdapters = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsPort)
    .toResolvedValue((http) => new AnswerRequestsApi(http), [HttpClientKey])
    .inSingletonScope();
});
