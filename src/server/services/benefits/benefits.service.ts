import type { BenefitsHandlers } from '@/server/contract/generated/benefits';
import type { BenefitWritingDeps } from './benefit-writing/benefit-writing';
import { createBenefitWriting } from './benefit-writing/benefit-writing';
import { createBenefits } from './benefits/benefits';

/** The benefits service (openapi/benefits.yaml). */
export function createBenefitsService(deps: BenefitWritingDeps): BenefitsHandlers {
  return { ...createBenefits(deps.database), ...createBenefitWriting(deps) };
}
