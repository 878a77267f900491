import type { Key } from '@/core/kernel/common/key';
import type { Theme } from './theme';

/** The chosen theme. The server reads it too, so that the first paint is right. */
export interface ThemePreference {
  readonly read: () => Theme;
  readonly choose: (theme: Theme) => void;
}

export const ThemePreferencePort: Key<ThemePreference> = Symbol('ThemePreference');
