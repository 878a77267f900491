import type { ParameterName, PathPattern } from './path-pattern';
import { buildPath, comparePatterns, matchPath, parsePathPattern } from './path-pattern';

/**
 * Every screen that has an address, with the pattern of its path (specification, section 2). The internal names that
 * the specification gives are kept (HomeScreen, CommunityListing, DepartmentListing, CompanyPosts).
 */
export const SCREEN_PATHS = {
  HomeScreen: '/',
  Rewards: '/rewards',
  Communities: '/communities',
  CompaniesList: '/list-of-companies',
  Reviews: '/reviews',
  Compare: '/compare',
  Salaries: '/salaries',
  TakeHomeCalculator: '/salaries/take-home-salary-calculator',
  GratuityCalculator: '/salaries/gratuity-calculator',
  HraCalculator: '/salaries/hra-calculator',
  SalaryHikeCalculator: '/salaries/salary-hike-calculator',
  Interviews: '/interviews',
  Colleges: '/colleges',
  PaidFairly: '/are-you-paid-fairly',
  Jobs: '/jobs',
  Preferences: '/user-settings',
  /** The specification shows only a placeholder; this is the default of a configured path (decisions A 41). */
  Awards2022: '/awards/2022',
  Awards: '/abeca-2026',
  Profile: '/user',
  Settings: '/settings',
  Terms: '/terms-and-policies',
  ManageAccount: '/settings/manage-account',
  NeedHelp: '/settings/need-help',
  Messages: '/messages',
  Session: '/session',
  CommunityListing: '/communities/{communityUrl}',
  DepartmentListing: '/departments/{communityUrl}',
  CompanyPosts: '/discussions/{companyUrl}',
  Post: '/p/{postId}',
  /** The design system's page; only development has it. */
  Design: '/design',
} as const;

/** A screen with an address. */
export type RoutedScreenName = keyof typeof SCREEN_PATHS;

/** Any screen: beside those with an address the native app's first one and the account link, which is reached from onboarding only. */
export type ScreenName = RoutedScreenName | 'MainRootScreen' | 'NaukriLinkScreen';

/** The parameters in a screen's path. */
export type ScreenParameters<Screen extends RoutedScreenName> = Readonly<
  Record<ParameterName<(typeof SCREEN_PATHS)[Screen]>, string>
>;

/** What a path leads to. */
export interface ScreenMatch {
  readonly screen: RoutedScreenName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screens that this app has: a screen that is not built yet is neither found nor linked. */
export interface Screens {
  has(screen: ScreenName): boolean;
  /** What a path (without query) leads to; null for one that leads nowhere, which shows the not-found page. */
  resolve(path: string): ScreenMatch | null;
  /** The path of a screen, encoded. */
  pathOf<Screen extends RoutedScreenName>(screen: Screen, ...parameters: PathArguments<Screen>): string;
}

type PathArguments<Screen extends RoutedScreenName> = [ParameterName<(typeof SCREEN_PATHS)[Screen]>] extends [never]
  ? []
  : [parameters: ScreenParameters<Screen>];

/** The screens of an app that has these ones. `awards2022Path` replaces the default of that screen. */
export function createScreens(
  available: ReadonlySet<ScreenName>,
  awards2022Path: `/${string}` = SCREEN_PATHS.Awards2022,
): Screens {
  const patterns = readPatterns({ ...SCREEN_PATHS, Awards2022: awards2022Path });
  const ordered = [...patterns]
    .filter(([screen]) => available.has(screen))
    .sort(([, a], [, b]) => comparePatterns(a, b));
  return {
    has: (screen) => available.has(screen),
    resolve: (path) => {
      for (const [screen, pattern] of ordered) {
        const parameters = matchPath(pattern, path);
        if (parameters !== null) return { screen, parameters };
      }
      return null;
    },
    pathOf: (screen, ...[parameters]) => {
      const pattern = patterns.get(screen);
      if (pattern === undefined) throw new Error(`The screen ${screen} has no path.`);
      return buildPath(pattern, parameters ?? {});
    },
  };
}

/** Every screen with an address, in the order of the specification. */
export const ROUTED_SCREENS: readonly RoutedScreenName[] = Object.keys(SCREEN_PATHS).filter(isRoutedScreen);

/** Whether a name from outside names a screen with an address. */
export function isRoutedScreen(name: string): name is RoutedScreenName {
  return Object.hasOwn(SCREEN_PATHS, name);
}

function readPatterns(paths: Readonly<Record<RoutedScreenName, string>>): ReadonlyMap<RoutedScreenName, PathPattern> {
  return new Map(ROUTED_SCREENS.map((screen) => [screen, parsePathPattern(paths[screen])]));
}
