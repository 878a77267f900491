import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_SCREENS } from './contribution-kind';
import type { ContributionSubject } from './contribution-subject';

export function contributionAddress(
  screens: Screens,
  kind: ContributionKind,
  subject: Partial<ContributionSubject> = {},
): string | null {
  const path = screens.pathOf(CONTRIBUTION_SCREENS[kind]);
  if (path === null) return null;
  // Required to open the photo form (RT-PHOTO-UPLOAD).
  const opening: readonly QueryPair[] = kind === 'photo' ? [['showPhotosModal', 'true']] : [];
  return withQuery(path, [...opening, ...pairsOf(subject)]);
}

function pairsOf(subject: Partial<ContributionSubject>): readonly QueryPair[] {
  const pairs: readonly (readonly [string, string | null | undefined])[] = [
    ['company', subject.company],
    ['jobProfile', subject.jobProfile],
  ];
  return pairs.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
