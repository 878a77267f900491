import type { EligibilityHandlers } from '@/server/contract/generated/eligibility';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { createContributionPopups } from './contribute/contribution-popups';

export interface EligibilityServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

/** The eligibility service (openapi/eligibility.yaml). */
export function createEligibilityService(deps: EligibilityServiceDeps): EligibilityHandlers {
  return createContributionPopups(deps);
}
