import { ContainerModule } from 'inversify';
import { AnswerRequestsPort } from '@/core/answer-requests/answer-requests.port';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { AnswerRequestsStore } from '@/stores/answer-requests/answer-requests.store';
import { AnswerRequestsKey } from '@/stores/answer-requests/keys';
import { PersonalKey } from '@/stores/common/personal';

export const answerRequestsModule = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsKey)
    .toResolvedValue((requests, toasts) => new AnswerRequestsStore(requests, toasts), [AnswerRequestsPort, ToastsPort])
    .inSingletonScope();
  bind(PersonalKey).toService(AnswerRequestsKey);
});
