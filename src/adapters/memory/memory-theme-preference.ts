import type { Theme } from '@/core/shell/theme';
import type { ThemePreference } from '@/core/shell/theme-preference.port';

/** A chosen theme that dresses nothing. */
export class MemoryThemePreference implements ThemePreference {
  #theme: Theme = 'system';

  read(): Theme {
    return this.#theme;
  }

  choose(theme: Theme): void {
    this.#theme = theme;
  }
}
