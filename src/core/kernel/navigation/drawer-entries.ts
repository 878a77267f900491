import type { CatalogueLink, NavigationLink } from './navigation';
import { DESKTOP, linksTo, USER_LINKS } from './navigation';
import type { Screens } from './screens';

export type NavigationEntry =
  | ({ readonly kind: 'link' } & NavigationLink)
  | { readonly kind: 'action'; readonly label: string; readonly action: ShellAction };

export type ShellAction = 'login' | 'signOut';

const HELP: readonly CatalogueLink[] = [
  { screen: 'NeedHelp', label: 'Need help' },
  { screen: 'Terms', label: 'Terms' },
];

const SETTINGS: CatalogueLink = { screen: 'Settings', label: 'Settings' };

export interface ShortcutGroup {
  readonly label: string;
  readonly entries: readonly NavigationEntry[];
}

const SHORTCUTS: readonly { readonly label: string; readonly links: readonly CatalogueLink[] }[] = [
  { label: 'Browse', links: DESKTOP },
  {
    label: 'Compare and work out',
    links: [
      { screen: 'Compare', label: 'Compare' },
      { screen: 'PaidFairly', label: 'Are you paid fairly?' },
      { screen: 'TakeHomeCalculator', label: 'Take-home calculator' },
      { screen: 'SalaryHikeCalculator', label: 'Salary hike calculator' },
    ],
  },
  { label: 'Share what you know', links: [{ screen: 'ContributeReview', label: 'Contribute' }] },
];

export function drawerEntries(screens: Screens, isLoggedIn: boolean): readonly NavigationEntry[] {
  return [
    ...linkEntries([...(isLoggedIn ? USER_LINKS : [SETTINGS]), ...HELP], screens),
    isLoggedIn
      ? { kind: 'action', label: 'Log out', action: 'signOut' }
      : { kind: 'action', label: 'Log in', action: 'login' },
  ];
}

/** Returns 13 shortcuts if the app has all screens (NV-BOTTOM-GRID). */
export function shortcutGroups(screens: Screens): readonly ShortcutGroup[] {
  const groups = SHORTCUTS.map(({ label, links }) => ({ label, entries: linkEntries(links, screens) }));
  return groups.filter(({ entries }) => entries.length > 0);
}

function linkEntries(catalogue: readonly CatalogueLink[], screens: Screens): readonly NavigationEntry[] {
  return linksTo(catalogue, screens).map((link) => ({ kind: 'link' as const, ...link }));
}
