import type { Key } from '@/core/kernel/common/key';
import { buildPath, comparePatterns, hasParameters, matchPath, parsePathPattern, segmentsOf } from './path-pattern';

export interface ScreenMatch {
  readonly screen: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export type ScreenPaths = string | readonly string[];

/** The app's screens. A screen that is not built yet is neither found nor linked. */
export interface Screens {
  /** Finds the screen of a path without query, in any case. Null is the not-found page. */
  resolve(path: string): ScreenMatch | null;
  pathOf(screen: string): string | null;
  /** Returns null if the app has no such screen, or its path needs other parameters. */
  addressOf(screen: string, parameters: Readonly<Record<string, string>>): string | null;
}

export const ScreensKey: Key<Screens> = Symbol('Screens');

export function createScreens(paths: Readonly<Record<string, ScreenPaths>>): Screens {
  const patterns = new Map(
    Object.entries(paths).map(([screen, path]) => [screen, [path].flat().map(parsePathPattern)]),
  );
  const ordered = [...patterns]
    .flatMap(([screen, own]) => own.map((pattern) => ({ screen, pattern })))
    .sort((a, b) => comparePatterns(a.pattern, b.pattern));
  const resolve = (path: string): ScreenMatch | null => {
    const parts = segmentsOf(path);
    const lowered = segmentsOf(path.toLowerCase());
    for (const { screen, pattern } of ordered) {
      // Tries the path in its own case and in lower case before the next pattern. Otherwise an older pattern would
      // take `/reviews/Nilgiri-Reviews` for a name.
      const parameters = matchPath(pattern, parts) ?? matchPath(pattern, lowered);
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
