import { withQuery } from '@/core/common/address';
import type { Screens } from './screens';

/** A link of the navigation: its label and its address. */
export interface NavigationLink {
  readonly label: string;
  readonly screen: string;
  readonly href: string;
}

/** An item of the desktop navigation with its sub-links. */
export interface NavigationItem extends NavigationLink {
  readonly subLinks: readonly NavigationLink[];
}

/** An entry of the drawer or the grid: a link, or something that the shell does. */
export type NavigationEntry =
  | ({ readonly kind: 'link' } & NavigationLink)
  | { readonly kind: 'action'; readonly label: string; readonly action: ShellAction };

/** The actions of navigation entries that are no links. */
export type ShellAction = 'login' | 'signOut' | 'contribute';

interface CatalogueItem {
  /** A screen without parameters in its path. */
  readonly screen: string;
  readonly label: string;
  readonly subLinks: readonly CatalogueLink[];
}

type CatalogueLink = Omit<CatalogueItem, 'subLinks'>;

/** The campaign that the sub-links of the desktop navigation carry (NV-DESKTOP-NAV-SUBLINKS). */
export const DESKTOP_CAMPAIGN = 'desktop_nav';

/** The desktop navigation (NV-DESKTOP-NAV). */
const DESKTOP: readonly CatalogueItem[] = [
  { screen: 'HomeScreen', label: 'Home', subLinks: [] },
  { screen: 'Communities', label: 'Communities', subLinks: [{ screen: 'Communities', label: 'All communities' }] },
  {
    screen: 'CompaniesList',
    label: 'Companies',
    subLinks: [
      { screen: 'CompaniesList', label: 'All companies' },
      { screen: 'Compare', label: 'Compare companies' },
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
    subLinks: [
      { screen: 'Interviews', label: 'Interview questions' },
      { screen: 'Colleges', label: 'Interviews by college' },
    ],
  },
  { screen: 'Jobs', label: 'Jobs', subLinks: [{ screen: 'Jobs', label: 'All jobs' }] },
  { screen: 'Awards', label: 'Awards', subLinks: [{ screen: 'Awards', label: 'Awards 2026' }] },
];

const DRAWER_EXTRA: readonly CatalogueLink[] = [
  { screen: 'Settings', label: 'Settings' },
  { screen: 'NeedHelp', label: 'Need help' },
  { screen: 'Terms', label: 'Terms' },
];

const OF_USER: readonly CatalogueLink[] = [
  { screen: 'Profile', label: 'Your profile' },
  { screen: 'Settings', label: 'Settings' },
];

const ABOUT: readonly CatalogueLink[] = [
  { screen: 'WhoCanSeeWhat', label: 'Who can see what' },
  { screen: 'NeedHelp', label: 'Need help' },
  { screen: 'Guidelines', label: 'Community guidelines' },
  { screen: 'Privacy', label: 'Privacy' },
  { screen: 'Terms', label: 'Terms' },
];

const GRID_EXTRA: readonly CatalogueLink[] = [
  { screen: 'Compare', label: 'Compare' },
  { screen: 'PaidFairly', label: 'Are you paid fairly' },
  { screen: 'TakeHomeCalculator', label: 'Take-home calculator' },
  { screen: 'SalaryHikeCalculator', label: 'Salary hike calculator' },
];

/** Returns the desktop navigation of the screens that the app has. */
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

/** Returns the mobile drawer: the desktop items, settings, help and terms, then login or sign-out (NV-DRAWER). */
export function drawerEntries(screens: Screens, isLoggedIn: boolean): readonly NavigationEntry[] {
  return [
    ...linkEntries([...DESKTOP, ...DRAWER_EXTRA], screens),
    isLoggedIn
      ? { kind: 'action', label: 'Log out', action: 'signOut' }
      : { kind: 'action', label: 'Login', action: 'login' },
  ];
}

/** Returns the grid of shortcuts at the bottom, 13 where the app has all screens and contributing (NV-BOTTOM-GRID). */
export function bottomGridEntries(screens: Screens, canContribute: boolean): readonly NavigationEntry[] {
  const contribute: NavigationEntry = { kind: 'action', label: 'Contribute', action: 'contribute' };
  return [...linkEntries([...DESKTOP, ...GRID_EXTRA], screens), ...(canContribute ? [contribute] : [])];
}

function linkEntries(catalogue: readonly CatalogueLink[], screens: Screens): readonly NavigationEntry[] {
  return linksTo(catalogue, screens).map((link) => ({ kind: 'link' as const, ...link }));
}

/** Returns the pages that are about the user. */
export function placesOfUser(screens: Screens): readonly NavigationLink[] {
  return linksTo(OF_USER, screens);
}

/** Returns the pages that are about the product. */
export function placesAbout(screens: Screens): readonly NavigationLink[] {
  return linksTo(ABOUT, screens);
}

/** Leaves out what the app does not have yet. */
function linksTo(catalogue: readonly CatalogueLink[], screens: Screens): readonly NavigationLink[] {
  return catalogue.flatMap(({ screen, label }) => {
    const href = screens.pathOf(screen);
    return href === null ? [] : [{ label, screen, href }];
  });
}
