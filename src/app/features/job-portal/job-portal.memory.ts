import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { MemoryPortalAccounts } from '@/adapters/memory/memory-portal-accounts';
import { PortalAccountsPort } from '@/core/job-portal/portal-accounts.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PortalAccountsPort)
    .toResolvedValue((browser) => new MemoryPortalAccounts(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
