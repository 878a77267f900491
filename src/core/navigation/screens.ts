import type { Key } from '@/core/common/key';
import { buildPath, comparePatterns, matchPath, parsePathPattern } from './path-pattern';

export interface ScreenMatch {
  readonly screen: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The screens of the running app. A screen that is not built yet is neither found nor linked. */
export interface Screens {
  /** Returns what a path (without query) leads to; null shows the not-found page. */
  resolve(path: string): ScreenMatch | null;
  /** Returns the path of a screen without parameters; null if the app has no such screen. */
  pathOf(screen: string): string | null;
}

/** Names the Screens in the container. */
export const ScreensKey: Key<Screens> = Symbol('Screens');

/** Makes the table of screens from their names and the patterns of their paths (`{ Post: '/p/{postId}' }`). */
export function createScreens(paths: Readonly<Record<string, string>>): Screens {
  const patterns = new Map(Object.entries(paths).map(([screen, path]) => [screen, parsePathPattern(path)]));
  const ordered = [...patterns].sort(([, a], [, b]) => comparePatterns(a, b));
  return {
    resolve: (path) => {
      for (const [screen, pattern] of ordered) {
        const parameters = matchPath(pattern, path);
        if (parameters !== null) return { screen, parameters };
      }
      return null;
    },
    pathOf: (screen) => {
      const pattern = patterns.get(screen);
      return pattern === undefined ? null : buildPath(pattern, {});
    },
  };
}
