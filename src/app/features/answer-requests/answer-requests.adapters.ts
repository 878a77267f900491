import { ContainerModule } from 'inversify';
import { AnswerRequestsApi } from '@/adapters/http/generated/feed/answer-requests';
import { AnswerRequestsPort } from '@/core/answer-requests/answer-requests.port';
import { HttpClientKey } from '../../app-keys';

/** Requests for answers over the wire. */
export const answerRequestsAdapters = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsPort)
    .toResolvedValue((http) => new AnswerRequestsApi(http), [HttpClientKey])
    .inSingletonScope();
});
