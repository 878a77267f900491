import { makeAutoObservable } from 'mobx';
import type { Theme } from '@/core/kernel/shell/theme';
import type { ThemePreference } from '@/core/kernel/shell/theme-preference.port';

/** The theme that the reader chose, kept on the device. */
export class ThemeStore {
  theme: Theme;

  constructor(private readonly preference: ThemePreference) {
    this.theme = preference.read();
    makeAutoObservable<this, 'preference'>(this, { preference: false }, { autoBind: true });
  }

  choose(theme: Theme): void {
    this.theme = theme;
    this.preference.choose(theme);
  }
}
