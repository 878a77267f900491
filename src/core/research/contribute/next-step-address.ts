import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { ContributionKind } from './contribution-kind';
import { contributionSubjectIn } from './contribution-subject';
import type { FormArrival } from './photo-upload-address';
import { withArrival } from './photo-upload-address';
import type { PromptType } from './prompts';
import { PROMPT_TYPES } from './prompts';

/**
 * Returns the address after a contribution (RT-CONTRIB-NEXTSTEP), about the same company, with the way that led to the form; null if the app does not
 * have it.
 */
export function nextStepAddress(
  screens: Screens,
  kind: ContributionKind,
  company: string | null,
  arrival: FormArrival,
): string | null {
  const path = screens.pathOf('ContributeNextStep');
  if (path === null) return null;
  const about = company === null ? [] : [['company', company] as const];
  return withArrival(withQuery(path, [['k', kind], ...about]), arrival);
}

/**
 * Returns what an address after a contribution is about. `rid` is accepted and not read: the id of a contribution in an address would stay in
 * the history of a shared device, where it names its author.
 */
export function nextStepIn(address: string): { readonly after: PromptType | null; readonly company: string | null } {
  const k = queryValue(parseAddress(address).query, 'k');
  const { company } = contributionSubjectIn(address);
  return { after: PROMPT_TYPES.find((type) => type === k) ?? null, company };
}
