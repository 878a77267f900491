import { ContainerModule } from 'inversify';
import { JobPortalApi } from '@/adapters/http/generated/user/job-portal';
import { PortalAccountsPort } from '@/core/job-portal/portal-accounts.port';
import { HttpClientKey } from '../../app-keys';

/** Accounts at the job portal over the wire. */
export const jobPortalAdapters = new ContainerModule(({ bind }) => {
  bind(PortalAccountsPort)
    .toResolvedValue((http) => new JobPortalApi(http), [HttpClientKey])
    .inSingletonScope();
});
