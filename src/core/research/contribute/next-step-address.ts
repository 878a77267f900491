import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_KINDS } from './contribution-kind';
import { contributionSubjectIn } from './contribution-subject';
import type { FormReferral } from './photo-upload-address';
import { withFormReferral } from './photo-upload-address';

/**
 * Returns the address of the next step with the company and the referral, or null if the app has no such screen
 * (RT-CONTRIB-NEXTSTEP).
 */
export function nextStepAddress(
  screens: Screens,
  kind: ContributionKind,
  company: string | null,
  arrival: FormReferral,
): string | null {
  const path = screens.pathOf('ContributeNextStep');
  if (path === null) return null;
  const about = company === null ? [] : [['company', company] as const];
  return withFormReferral(withQuery(path, [['k', kind], ...about]), arrival);
}

/** Ignores `rid`: a contribution's id in the history of a shared device would identify its author. */
export function nextStepIn(address: string): {
  readonly after: ContributionKind | null;
  readonly company: string | null;
} {
  const k = queryValue(parseAddress(address).query, 'k');
  const { company } = contributionSubjectIn(address);
  return { after: CONTRIBUTION_KINDS.find((kind) => kind === k) ?? null, company };
}
