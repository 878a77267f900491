import { contributionPopupFor } from '@/core/research/contribute/contribution-popup.rules';
import type { EligibilityHandlers } from '@/server/contract/generated/eligibility';
import type { OwnContributionRowsDeps } from '../../user/contributions/own-contribution-rows';
import { OwnContributionRows } from '../../user/contributions/own-contribution-rows';

export function createContributionPopups(deps: OwnContributionRowsDeps): EligibilityHandlers {
  const own = new OwnContributionRows(deps);
  return {
    async getContributionPopup({ viewer }) {
      return { status: 200, body: contributionPopupFor(await own.of(viewer.personaRef)) };
    },
  };
}
