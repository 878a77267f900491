import { ContainerModule } from 'inversify';
import { MemoryBenefits } from '@/adapters/memory/benefits/memory-benefits';
import { MemoryBenefitWriting } from '@/adapters/memory/contribute/memory-benefit-writing';
import { MemoryBrowserKey } from '@/adapters/memory/world/memory-browser';
import { BenefitsPort } from '@/core/benefits/benefits.port';
import { BenefitWritingPort } from '@/core/contribute/benefit-writing.port';

export const adapters = new ContainerModule(({ bind }) => {
  bind(BenefitsPort)
    .toResolvedValue((browser) => new MemoryBenefits(browser), [MemoryBrowserKey])
    .inSingletonScope();
  bind(BenefitWritingPort)
    .toResolvedValue((browser) => new MemoryBenefitWriting(browser), [MemoryBrowserKey])
    .inSingletonScope();
});
