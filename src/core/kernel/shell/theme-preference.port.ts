import type { Key } from '@/core/kernel/common/key';
import type { Theme } from './theme';

/** The theme that the user chose on this device; the server reads it too, so that the first paint is right. */
export interface ThemePreference {
  readonly read: () => Theme;
  /** Stores the theme and applies it to the page. */
  readonly choose: (theme: Theme) => void;
}

export const ThemePreferencePort: Key<ThemePreference> = Symbol('ThemePreference');
