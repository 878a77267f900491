import type { NavigationLink } from '@/core/kernel/navigation/navigation';
import { linksTo } from '@/core/kernel/navigation/navigation';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { ContributionKind } from './contribution-kind';
import { CONTRIBUTION_NAMES, CONTRIBUTION_SCREENS } from './contribution-kind';

const TOLD_BY_MOST: readonly ContributionKind[] = ['review', 'salary', 'interview'];

export function contributionFormLinks(screens: Screens): readonly NavigationLink[] {
  return linksTo(
    TOLD_BY_MOST.map((kind) => ({ screen: CONTRIBUTION_SCREENS[kind], label: CONTRIBUTION_NAMES[kind] })),
    screens,
  );
}
