import { ContainerModule } from 'inversify';
import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryCompanyDomains } from '@/adapters/memory/research/job-check/memory-company-domains';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(CompanyDomainEditingPort)
    .toResolvedValue((browser) => new MemoryCompanyDomains(browser, listedHostNames), [MemoryBrowserKey])
    .inSingletonScope();
});
