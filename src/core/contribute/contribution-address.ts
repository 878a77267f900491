import type { QueryPair } from '../common/address';
import { parseAddress, queryValue, withQuery } from '../common/address';
import type { Screens } from '../navigation/screens';
import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_SCREENS } from './contribution-kind';
import type { FormArrival } from './photo-upload-address';
import { withArrival } from './photo-upload-address';
import type { PromptType } from './prompts';
import { PROMPT_TYPES } from './prompts';

/** The subject that an address fills into a form (RT-CONTRIB-SALARY): a company by its name in addresses, and a job title as text. */
export interface ContributionSubject {
  readonly company: string | null;
  readonly jobProfile: string | null;
}

const MAX_LENGTH = 200;

/** Returns what the address of a form fills in; blank and overlong values are left out. */
export function contributionSubjectIn(address: string): ContributionSubject {
  return { company: valueIn(address, 'company'), jobProfile: valueIn(address, 'jobProfile') };
}

/** Returns the address of the form of a kind, about a subject; null where the app does not have it. */
export function contributionAddress(
  screens: Screens,
  kind: ContributionKind,
  subject: Partial<ContributionSubject> = {},
): string | null {
  const path = screens.pathOf(CONTRIBUTION_SCREENS[kind]);
  if (path === null) return null;
  // Without it, the address of photos opens nothing (RT-PHOTO-UPLOAD).
  const opening: readonly QueryPair[] = kind === 'photo' ? [['showPhotosModal', 'true']] : [];
  return withQuery(path, [...opening, ...pairsOf(subject)]);
}

/**
 * Returns the address after a contribution (RT-CONTRIB-NEXTSTEP), about the same company, with the way that led to the form; null where the app does not
 * have it.
 */
export function nextStepAddress(
  screens: Screens,
  kind: ContributionKind,
  company: string | null,
  arrival: FormArrival,
): string | null {
  const path = screens.pathOf('ContributeNextStep');
  return path === null ? null : withArrival(withQuery(path, [['k', kind], ...pairsOf({ company })]), arrival);
}

/**
 * Returns what an address after a contribution is about. `rid` is accepted and not read: the id of a contribution in an address would stay in
 * the history of a shared device, where it names its author.
 */
export function nextStepIn(address: string): { readonly after: PromptType | null; readonly company: string | null } {
  const k = valueIn(address, 'k');
  return { after: PROMPT_TYPES.find((type) => type === k) ?? null, company: valueIn(address, 'company') };
}

function valueIn(address: string, name: string): string | null {
  const value = queryValue(parseAddress(address).query, name)?.trim() ?? '';
  return value === '' || value.length > MAX_LENGTH ? null : value;
}

function pairsOf(subject: Partial<ContributionSubject>): readonly QueryPair[] {
  const pairs: readonly (readonly [string, string | null | undefined])[] = [
    ['company', subject.company],
    ['jobProfile', subject.jobProfile],
  ];
  return pairs.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
