import type { Screens } from '@/core/kernel/navigation/screens';

const TABS = [
  { screen: 'JobProfileSalaries', label: 'Salaries' },
  { screen: 'RoleInterviews', label: 'Interviews' },
  { screen: 'DesignationJobs', label: 'Jobs' },
] as const;

export type DesignationTabScreen = (typeof TABS)[number]['screen'];

export interface DesignationTab {
  readonly screen: DesignationTabScreen;
  readonly label: string;
  readonly href: string;
}

export function designationTabsOf(screens: Screens, jobProfile: string): readonly DesignationTab[] {
  return TABS.flatMap(({ screen, label }) => {
    const href = screens.addressOf(screen, { jobProfile });
    return href === null ? [] : [{ screen, label, href }];
  });
}
