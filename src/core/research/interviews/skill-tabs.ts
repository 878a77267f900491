import type { Screens } from '@/core/kernel/navigation/screens';

export interface SkillCounts {
  readonly interviews: number;
  readonly jobs: number;
}

const TABS = [
  { screen: 'SkillInterviews', label: 'Interviews', counts: 'interviews' },
  { screen: 'SkillJobs', label: 'Jobs', counts: 'jobs' },
] as const satisfies readonly { screen: string; label: string; counts: keyof SkillCounts }[];

export interface SkillTab {
  readonly screen: (typeof TABS)[number]['screen'];
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

export function skillTabsOf(screens: Screens, skillUrl: string, counts: SkillCounts): readonly SkillTab[] {
  return TABS.flatMap(({ screen, label, counts: thing }) => {
    const href = screens.addressOf(screen, { skillUrl });
    const count = counts[thing];
    return href === null || count === 0 ? [] : [{ screen, label, href, count }];
  });
}
