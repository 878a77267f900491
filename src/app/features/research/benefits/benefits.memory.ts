import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryBenefits } from '@/adapters/memory/research/benefits/memory-benefits';
import { MemoryBenefitContributions } from '@/adapters/memory/research/contribute/memory-benefit-contributions';
import { wire } from '@/app/wire';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';

export const adapters = wire((provide) => {
  provide(MemoryBenefits, [MemoryBrowserKey], BenefitsPort);
  provide(MemoryBenefitContributions, [MemoryBrowserKey], BenefitContributionsPort);
});
