import { ContainerModule } from 'inversify';
import { EmployerApi } from '@/adapters/http/generated/employer/employer';
import { HttpClientKey } from '@/app/app-keys';
import { EmployerPort } from '@/core/research/employer/employer.port';

/** Claims of companies over the wire. */
export const employerAdapters = new ContainerModule(({ bind }) => {
  bind(EmployerPort)
    .toResolvedValue((http) => new EmployerApi(http), [HttpClientKey])
    .inSingletonScope();
});
