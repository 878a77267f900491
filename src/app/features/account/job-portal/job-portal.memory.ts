import { ContainerModule } from 'inversify';
import { MemoryPortalAccounts } from '@/adapters/memory/account/job-portal/memory-portal-accounts';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(PortalAccountsPort)
    .toResolvedValue((browser) => new MemoryPortalAccounts(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
