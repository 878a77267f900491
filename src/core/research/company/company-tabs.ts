import type { Screens } from '@/core/kernel/navigation/screens';
import type { CompanyCountKind, CompanyCountsByKind } from './company-counts';

/**
 * Tabs with the specification's labels (CP-TAB-LABELS). A feature fills a tab with a screen whose pattern has
 * `urlName`. A tab without a screen is hidden. A tab with a zero count shows its screen's empty text.
 */
const TABS = [
  { screen: 'CompanyOverview', label: 'About Company', counts: null },
  { screen: 'CompanyReviews', label: 'Reviews', counts: 'reviews' },
  { screen: 'CompanySalaries', label: 'Salaries', counts: 'salaries' },
  { screen: 'CompanyInterviews', label: 'Interview Questions', counts: 'interviews' },
  { screen: 'CompanyBenefits', label: 'Benefits', counts: 'benefits' },
  { screen: 'CompanyTenure', label: 'Joining & leaving', counts: null },
  { screen: 'CompanyJobs', label: 'Jobs', counts: 'jobs' },
  { screen: 'CompanyPhotos', label: 'Office Photos', counts: 'photos' },
  { screen: 'CompanyPosts', label: 'Community', counts: 'posts' },
] as const satisfies readonly { screen: string; label: string; counts: CompanyCountKind | null }[];

export type CompanyTabScreen = (typeof TABS)[number]['screen'];

export interface CompanyTab {
  readonly screen: CompanyTabScreen;
  readonly label: string;
  readonly href: string;
  readonly thing: CompanyCountKind | null;
  readonly count: number | null;
}

export function companyTabLabel(screen: string): string | null {
  return TABS.slice(1).find((tab) => tab.screen === screen)?.label ?? null;
}

export function companyTabsOf(screens: Screens, urlName: string, counts: CompanyCountsByKind): readonly CompanyTab[] {
  return TABS.flatMap(({ screen, label, counts: thing }) => {
    const href = screens.addressOf(screen, { urlName });
    return href === null ? [] : [{ screen, label, href, thing, count: thing === null ? null : counts[thing] }];
  });
}
