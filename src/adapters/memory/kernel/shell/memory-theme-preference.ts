import type { Theme } from '@/core/kernel/shell/theme';
import type { ThemePreference } from '@/core/kernel/shell/theme-preference.port';

export class MemoryThemePreference implements ThemePreference {
  #theme: Theme = 'system';

  read(): Theme {
    return this.#theme;
  }

  choose(theme: Theme): void {
    this.#theme = theme;
  }
}
