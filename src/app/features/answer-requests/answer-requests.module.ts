import { ContainerModule } from 'inversify';
import { AnswerRequestsPort } from '@/core/answer-requests/answer-requests.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { SureWrites } from '@/core/failed-calls/sure-writes';
import { ToastsPort } from '@/core/toasts/toasts.port';
import { AnswerRequestsStore } from '@/stores/answer-requests/answer-requests.store';
import { AnswerRequestsKey } from '@/stores/answer-requests/keys';
import { PersonalKey } from '@/stores/common/personal';
import { requestAnswerAction } from '@/views/answer-requests/request-answer-action';
import { PostMenuPartKey } from '@/views/posting/post-menu-actions';

export const answerRequestsModule = new ContainerModule(({ bind }) => {
  bind(AnswerRequestsKey)
    .toResolvedValue(
      (requests, toasts, scheduler) => new AnswerRequestsStore(requests, toasts, new SureWrites(scheduler, toasts)),
      [AnswerRequestsPort, ToastsPort, SchedulerPort],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(AnswerRequestsKey);
  bind(PostMenuPartKey)
    .toResolvedValue((requests) => [requestAnswerAction(requests)], [AnswerRequestsKey])
    .inSingletonScope();
});
