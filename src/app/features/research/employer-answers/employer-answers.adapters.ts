import { ContainerModule } from 'inversify';
import { EmployerAnswersApi } from '@/adapters/http/generated/employer/employer-answers';
import { HttpClientKey } from '@/app/app-keys';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';

/** Answers of companies over the wire. */
export const employerAnswersAdapters = new ContainerModule(({ bind }) => {
  bind(EmployerAnswersPort)
    .toResolvedValue((http) => new EmployerAnswersApi(http), [HttpClientKey])
    .inSingletonScope();
});
