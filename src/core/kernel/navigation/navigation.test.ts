import { allScreens } from '@tests/support/all-screens';
import { describe, expect, it } from 'vitest';
import { drawerEntries, shortcutGroups } from './drawer-entries';
import { desktopNavigation } from './navigation';
import { createScreens } from './screens';

const all = allScreens;
const few = createScreens({ HomeScreen: '/', Communities: '/communities', Compare: '/compare', Settings: '/settings' });
const labels = (entries: readonly { readonly label: string }[]) => entries.map(({ label }) => label);
const eight = ['Home', 'Communities', 'Companies', 'Reviews', 'Salaries', 'Interviews', 'Jobs', 'Awards'];

describe('desktop navigation', () => {
  it('has the eight items in their order', () => {
    expect(labels(desktopNavigation(all))).toEqual(eight);
  });

  it('marks every sub-link with its campaign', () => {
    const links = desktopNavigation(all).flatMap(({ subLinks }) => subLinks);
    expect(links.length).toBeGreaterThan(10);
    for (const { href } of links) expect(href).toMatch(/\?campaign=desktop_nav$/);
    expect(desktopNavigation(all).map(({ href }) => href)).toContain('/list-of-companies');
  });

  it('shows only screens that the app has', () => {
    expect(labels(desktopNavigation(few))).toEqual(['Home', 'Communities']);
  });
});

it('the drawer has what the grid lacks, and ends with login or sign-out', () => {
  expect(labels(drawerEntries(all, false))).toEqual(['Settings', 'Need help', 'Terms', 'Log in']);
  expect(labels(drawerEntries(few, true))).toEqual(['Settings', 'Log out']);
});

it('the grid has 13 shortcuts where everything exists', () => {
  const groups = shortcutGroups(all);
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(13);
  expect(groups.map(({ label, entries }) => [label, labels(entries)])).toEqual([
    ['Browse', eight],
    ['Compare and work out', ['Compare', 'Are you paid fairly?', 'Take-home calculator', 'Salary hike calculator']],
    ['Share what you know', ['Contribute']],
  ]);
  expect(shortcutGroups(few).map(({ entries }) => labels(entries))).toEqual([['Home', 'Communities'], ['Compare']]);
});
