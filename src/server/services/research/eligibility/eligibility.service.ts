import type { EligibilityHandlers } from '@/server/contract/generated/eligibility';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { createContributionPopups } from './contribute/contribution-popups';

export interface EligibilityServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

export function createEligibilityService(deps: EligibilityServiceDeps): EligibilityHandlers {
  return createContributionPopups(deps);
}
