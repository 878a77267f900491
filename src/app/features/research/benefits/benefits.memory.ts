import { ContainerModule } from 'inversify';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBenefits } from '@/adapters/memory/research/benefits/memory-benefits';
import { MemoryBenefitContributions } from '@/adapters/memory/research/contribute/memory-benefit-contributions';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(BenefitsPort)
    .toResolvedValue((browser) => new MemoryBenefits(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(BenefitContributionsPort)
    .toResolvedValue((browser) => new MemoryBenefitContributions(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
