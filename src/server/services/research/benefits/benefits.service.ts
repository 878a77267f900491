import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import { createBenefits } from './benefits/benefits';
import type { GiveBenefitsDeps } from './contribute/give-benefits';
import { createGiveBenefits } from './contribute/give-benefits';

/** The benefits service (openapi/benefits.yaml). */
export function createBenefitsService(deps: GiveBenefitsDeps): BenefitsHandlers {
  return { ...createBenefits(deps.database, deps.authorship), ...createGiveBenefits(deps) };
}
