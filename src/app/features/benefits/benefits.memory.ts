import { ContainerModule } from 'inversify';
import { MemoryBenefits } from '@/adapters/memory/benefits/memory-benefits';
import { MemoryBenefitContributions } from '@/adapters/memory/contribute/memory-benefit-contributions';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { BenefitsPort } from '@/core/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/contribute/benefit-contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(BenefitsPort)
    .toResolvedValue((browser) => new MemoryBenefits(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(BenefitContributionsPort)
    .toResolvedValue((browser) => new MemoryBenefitContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
