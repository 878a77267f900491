import { ContainerModule } from 'inversify';
import { AnswerRequestsApi } from '@/adapters/http/generated/feed/answer-requests';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { SchedulerPort } from '@/core/kernel/common/scheduler.port';
import { RetryingWrites } from '@/core/kernel/failed-calls/retrying-writes';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { AnswerRequestsStore } from '@/stores/talk/answer-requests/answer-requests.store';
import { AnswerRequestsKey } from '@/stores/talk/answer-requests/keys';
import { requestAnswerAction } from '@/views/talk/answer-requests/request-answer-action';
import { PostMenuPartKey } from '@/views/talk/posting/post-menu-actions';

export const answerRequestsAdapters = wire((provide) => {
  provide(AnswerRequestsApi, [HttpClientKey], AnswerRequestsPort);
});

export const answerRequestsModule = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsKey)
    .toResolvedValue(
      (requests, toasts, scheduler) => new AnswerRequestsStore(requests, toasts, new RetryingWrites(scheduler, toasts)),
      [AnswerRequestsPort, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(AnswerRequestsKey);
  bind(PostMenuPartKey)
    .toResolvedValue((requests) => [requestAnswerAction(requests)], [AnswerRequestsKey])
    .inSingletonScope();
});
