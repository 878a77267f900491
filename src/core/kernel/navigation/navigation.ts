import { withQuery } from '@/core/kernel/common/address';
import type { Screens } from './screens';

export interface NavigationLink {
  readonly label: string;
  readonly screen: string;
  readonly href: string;
}

export interface NavigationItem extends NavigationLink {
  readonly subLinks: readonly NavigationLink[];
}

export interface CatalogueItem {
  readonly screen: string;
  readonly label: string;
  readonly subLinks: readonly CatalogueLink[];
}

export type CatalogueLink = Omit<CatalogueItem, 'subLinks'>;

export const DESKTOP_CAMPAIGN = 'desktop_nav';

export const DESKTOP: readonly CatalogueItem[] = [
  { screen: 'HomeScreen', label: 'Home', subLinks: [] },
  { screen: 'Communities', label: 'Communities', subLinks: [{ screen: 'Communities', label: 'All communities' }] },
  {
    screen: 'CompaniesList',
    label: 'Companies',
    subLinks: [
      { screen: 'CompaniesList', label: 'All companies' },
      { screen: 'Compare', label: 'Compare companies' },
      { screen: 'Colleges', label: 'Colleges' },
    ],
  },
  { screen: 'Reviews', label: 'Reviews', subLinks: [{ screen: 'Reviews', label: 'Company reviews' }] },
  {
    screen: 'Salaries',
    label: 'Salaries',
    subLinks: [
      { screen: 'Salaries', label: 'Salaries by company and role' },
      { screen: 'PaidFairly', label: 'Are you paid fairly?' },
      { screen: 'TakeHomeCalculator', label: 'Take-home salary calculator' },
      { screen: 'SalaryHikeCalculator', label: 'Salary hike calculator' },
      { screen: 'GratuityCalculator', label: 'Gratuity calculator' },
      { screen: 'HraCalculator', label: 'HRA calculator' },
    ],
  },
  {
    screen: 'Interviews',
    label: 'Interviews',
    subLinks: [{ screen: 'Interviews', label: 'Interview questions' }],
  },
  { screen: 'Jobs', label: 'Jobs', subLinks: [{ screen: 'Jobs', label: 'All jobs' }] },
  { screen: 'Awards', label: 'Awards', subLinks: [{ screen: 'Awards2026', label: 'Awards 2026' }] },
];

export const USER_LINKS: readonly CatalogueLink[] = [
  { screen: 'Messages', label: 'Messages' },
  { screen: 'Profile', label: 'Your profile' },
  { screen: 'MyPosts', label: 'Your posts' },
  { screen: 'MyContributions', label: 'Your contributions' },
  { screen: 'Bookmarks', label: 'Bookmarks' },
  { screen: 'Rewards', label: 'Rewards' },
  { screen: 'Settings', label: 'Settings' },
];

const ABOUT: readonly CatalogueLink[] = [
  { screen: 'WhoCanSeeWhat', label: 'How anonymity works' },
  { screen: 'HowWeCount', label: 'How we count' },
  { screen: 'NeedHelp', label: 'Need help' },
  { screen: 'Guidelines', label: 'Community guidelines' },
  { screen: 'Privacy', label: 'Privacy' },
  { screen: 'Terms', label: 'Terms' },
  { screen: 'Blog', label: 'Blog' },
  { screen: 'AboutUs', label: 'About us' },
];

export function desktopNavigation(screens: Screens): readonly NavigationItem[] {
  return DESKTOP.flatMap(({ subLinks, ...item }) =>
    linksTo([item], screens).map((link) => ({
      ...link,
      subLinks: linksTo(subLinks, screens).map((subLink) => ({
        ...subLink,
        href: withQuery(subLink.href, [['campaign', DESKTOP_CAMPAIGN]]),
      })),
    })),
  );
}

export function placesOfUser(screens: Screens): readonly NavigationLink[] {
  return linksTo(USER_LINKS, screens);
}

export function aboutLinks(screens: Screens): readonly NavigationLink[] {
  return linksTo(ABOUT, screens);
}

/** Returns links without those to screens that the app does not have. */
export function linksTo(catalogue: readonly CatalogueLink[], screens: Screens): readonly NavigationLink[] {
  return catalogue.flatMap(({ screen, label }) => {
    const href = screens.pathOf(screen);
    return href === null ? [] : [{ label, screen, href }];
  });
}
