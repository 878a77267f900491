import { EmployerCorrectionsApi } from '@/adapters/http/generated/employer/employer-corrections';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';

export const employerCorrectionsAdapters = wire((provide) => {
  provide(EmployerCorrectionsApi, [HttpClientKey], EmployerCorrectionsPort);
});
