import { ContainerModule } from 'inversify';
import { EmployerCorrectionsApi } from '@/adapters/http/generated/employer/employer-corrections';
import { HttpClientKey } from '@/app/app-keys';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';

/** Corrections of companies' entries over the wire. */
export const employerCorrectionsAdapters = new ContainerModule(({ bind }) => {
  bind(EmployerCorrectionsPort)
    .toResolvedValue((http) => new EmployerCorrectionsApi(http), [HttpClientKey])
    .inSingletonScope();
});
