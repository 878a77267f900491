import { EmployerApi } from '@/adapters/http/generated/employer/employer';
import { EmployerAnswersApi } from '@/adapters/http/generated/employer/employer-answers';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';

export const employerAnswersAdapters = wire((provide) => {
  provide(EmployerApi, [HttpClientKey], EmployerPort);
  provide(EmployerAnswersApi, [HttpClientKey], EmployerAnswersPort);
});
