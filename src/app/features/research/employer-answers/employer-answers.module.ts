import { EmployerApi } from '@/adapters/http/generated/employer/employer';
import { EmployerAnswersApi } from '@/adapters/http/generated/employer/employer-answers';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { IdsPort } from '@/core/kernel/common/ids.port';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { AnsweringStore } from '@/stores/research/employer-answers/answering.store';
import { AnsweringKey, ShownAnswerKey } from '@/stores/research/employer-answers/keys';
import { ShownAnswerStore } from '@/stores/research/employer-answers/shown-answer.store';

export const employerAnswersAdapters = wire((provide) => {
  provide(EmployerApi, [HttpClientKey], EmployerPort);
  provide(EmployerAnswersApi, [HttpClientKey], EmployerAnswersPort);
});

export const employerAnswersModule = wire((provide, bind) => {
  bind(AnsweringKey)
    .toResolvedValue(
      (answers, employer, toasts, ids, session) => new AnsweringStore({ answers, employer, toasts, ids }, session),
      [EmployerAnswersPort, EmployerPort, ToastsPort, IdsPort, SessionKey],
    )
    .inSingletonScope();
  provide(ShownAnswerStore, [EmployerAnswersPort], ShownAnswerKey);
  for (const key of [AnsweringKey, ShownAnswerKey]) bind(PersonalKey).toService(key);
});
