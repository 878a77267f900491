import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScreenName } from './screens';
import { createScreens, isRoutedScreen, ROUTED_SCREENS, SCREEN_PATHS } from './screens';

const all = createScreens(new Set<ScreenName>(ROUTED_SCREENS));

describe('screens', () => {
  it('have the paths of the named-screen table', () => {
    const examples: Readonly<Record<string, string>> = {
      '/': 'HomeScreen',
      '/rewards': 'Rewards',
      '/communities': 'Communities',
      '/list-of-companies': 'CompaniesList',
      '/reviews': 'Reviews',
      '/compare': 'Compare',
      '/salaries': 'Salaries',
      '/salaries/take-home-salary-calculator': 'TakeHomeCalculator',
      '/salaries/gratuity-calculator': 'GratuityCalculator',
      '/salaries/hra-calculator': 'HraCalculator',
      '/salaries/salary-hike-calculator': 'SalaryHikeCalculator',
      '/interviews': 'Interviews',
      '/colleges': 'Colleges',
      '/are-you-paid-fairly': 'PaidFairly',
      '/jobs': 'Jobs',
      '/user-settings': 'Preferences',
      '/awards/2022': 'Awards2022',
      '/user': 'Profile',
      '/settings': 'Settings',
      '/terms-and-policies': 'Terms',
      '/settings/manage-account': 'ManageAccount',
      '/settings/need-help': 'NeedHelp',
      '/messages': 'Messages',
      '/session': 'Session',
      '/communities/layoffs': 'CommunityListing',
      '/departments/engineering': 'DepartmentListing',
      '/discussions/nilgiri-software': 'CompanyPosts',
      '/p/42': 'Post',
    };
    for (const [path, screen] of Object.entries(examples)) expect(all.resolve(path)?.screen).toBe(screen);
    expect(new Set([...Object.values(examples), 'Awards', 'Design'])).toEqual(new Set(ROUTED_SCREENS));
  });

  it('resolve every path that they make to the same screen and parameters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ROUTED_SCREENS),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        (screen, value) => {
          const path = SCREEN_PATHS[screen].replace(/\{\w+\}/g, encodeURIComponent(value));
          const match = all.resolve(path);
          expect(match?.screen).toBe(screen);
          expect(Object.values(match?.parameters ?? {})).toEqual(path === SCREEN_PATHS[screen] ? [] : [value]);
        },
      ),
    );
    expect(all.pathOf('Post', { postId: 'a b/c' })).toBe('/p/a%20b%2Fc');
    expect(all.pathOf('HomeScreen')).toBe('/');
  });

  it('find no screen that the app does not have, and none for an unknown path', () => {
    const few = createScreens(new Set<ScreenName>(['HomeScreen', 'Post']));
    expect(few.has('Post')).toBe(true);
    expect(few.has('Jobs')).toBe(false);
    expect(few.resolve('/jobs')).toBeNull();
    expect(few.resolve('/p/42')).toEqual({ screen: 'Post', parameters: { postId: '42' } });
    expect(all.resolve('/no-such-page')).toBeNull();
    expect(all.resolve('/p/42/more')).toBeNull();
  });

  it('take the path of Awards 2022 from the configuration', () => {
    const configured = createScreens(new Set<ScreenName>(['Awards2022']), '/best-of-2022');
    expect(configured.resolve('/best-of-2022')?.screen).toBe('Awards2022');
    expect(configured.resolve('/awards/2022')).toBeNull();
    expect(configured.pathOf('Awards2022')).toBe('/best-of-2022');
  });

  it('tell their names from other texts', () => {
    expect(isRoutedScreen('HomeScreen')).toBe(true);
    expect(isRoutedScreen('MainRootScreen')).toBe(false);
    expect(isRoutedScreen('toString')).toBe(false);
  });
});

it('[NV-SCREEN-COMMUNITY] the three community routes resolve to their internal screen names', () => {
  expect(all.resolve('/communities/layoffs')?.screen).toBe('CommunityListing');
  expect(all.resolve('/departments/engineering')?.screen).toBe('DepartmentListing');
  expect(all.resolve('/discussions/nilgiri-software')?.screen).toBe('CompanyPosts');
});
