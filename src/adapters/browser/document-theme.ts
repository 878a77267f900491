import type { Theme } from '@/core/kernel/shell/theme';
import { PAGE_COLORS, parseTheme } from '@/core/kernel/shell/theme';
import type { ThemePreference } from '@/core/kernel/shell/theme-preference.port';
import { readCookie } from './cookie-text';

const MAX_AGE_SECONDS = 31_536_000;

/** The theme, stored in the cookie `theme` and set on the root element for the styles. */
export class DocumentTheme implements ThemePreference {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  read(): Theme {
    return parseTheme(readCookie(this.#document.cookie, 'theme'));
  }

  choose(theme: Theme): void {
    this.#document.cookie = `theme=${theme}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax`;
    if (theme === 'system') delete this.#document.documentElement.dataset.theme;
    else this.#document.documentElement.dataset.theme = theme;
    for (const scheme of ['light', 'dark'] as const) {
      const colour = this.#document.querySelector(`meta[name=theme-color][media*=${scheme}]`);
      colour?.setAttribute('content', PAGE_COLORS[theme === 'system' ? scheme : theme]);
    }
  }
}
