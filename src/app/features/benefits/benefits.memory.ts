import { ContainerModule } from 'inversify';
import { MemoryBenefitWriting } from '@/adapters/memory/memory-benefit-writing';
import { MemoryBenefits } from '@/adapters/memory/memory-benefits';
import { MemoryBrowserKey } from '@/adapters/memory/memory-browser';
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
