import type { Key } from '@/core/kernel/common/key';
import { buildPath, comparePatterns, hasParameters, matchPath, parsePathPattern } from './path-pattern';

export interface ScreenMatch {
  readonly screen: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Patterns of a screen's paths: the one that links use first, then older ones that lead to it too. */
export type ScreenPaths = string | readonly string[];

/** The screens of the running app. A screen that is not built yet is neither found nor linked. */
export interface Screens {
  /**
   * Returns what a path (without query) leads to, also if it was written in another case; null shows the not-found page.
   */
  resolve(path: string): ScreenMatch | null;
  /** Returns the path of a screen without parameters; null if the app has no such screen. */
  pathOf(screen: string): string | null;
  /** Returns the path that links use for a screen with parameters; null if the app has no such screen, or its path needs others. */
  addressOf(screen: string, parameters: Readonly<Record<string, string>>): string | null;
}

export const ScreensKey: Key<Screens> = Symbol('Screens');

/** Makes the table of screens from their names and the patterns of their paths (`{ Post: '/p/{postId}' }`). */
export function createScreens(paths: Readonly<Record<string, ScreenPaths>>): Screens {
  const patterns = new Map(
    Object.entries(paths).map(([screen, path]) => [screen, [path].flat().map(parsePathPattern)]),
  );
  const ordered = [...patterns]
    .flatMap(([screen, own]) => own.map((pattern) => ({ screen, pattern })))
    .sort((a, b) => comparePatterns(a.pattern, b.pattern));
  const resolve = (path: string): ScreenMatch | null => {
    const lowered = path.toLowerCase();
    for (const { screen, pattern } of ordered) {
      // In any case before the next pattern: an older one that takes any name would take `/reviews/Nilgiri-Reviews` for a name.
      const parameters = matchPath(pattern, path) ?? matchPath(pattern, lowered);
      if (parameters !== null) return { screen, parameters };
    }
    return null;
  };
  const addressOf = (screen: string, parameters: Readonly<Record<string, string>>) => {
    const pattern = patterns.get(screen)?.[0];
    return pattern === undefined || !hasParameters(pattern, parameters) ? null : buildPath(pattern, parameters);
  };
  return {
    resolve,
    pathOf: (screen) => addressOf(screen, {}),
    addressOf,
  };
}
