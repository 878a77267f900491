// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DocumentTheme } from '@/adapters/browser/document-theme';
import { MemoryThemePreference } from '@/adapters/memory/kernel/shell/memory-theme-preference';
import { THEMES } from '@/core/kernel/shell/theme';
import type { ThemePreference } from '@/core/kernel/shell/theme-preference.port';

const implementations: Readonly<Record<string, () => ThemePreference>> = {
  'in memory': () => new MemoryThemePreference(),
  'of the document': () => new DocumentTheme(document),
};

describe.each(Object.entries(implementations))('ThemePreference %s', (_place, make) => {
  it('is the device’s at first, and then what was chosen last', () => {
    const preference = make();
    expect(preference.read()).toBe('system');
    for (const theme of [...THEMES, 'dark', 'system'] as const) {
      preference.choose(theme);
      expect(preference.read()).toBe(theme);
    }
  });
});

describe('DocumentTheme', () => {
  it('gives the browser’s own bar the colour of the page', () => {
    document.head.innerHTML = ['light', 'dark']
      .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="">`)
      .join('');
    const colours = () => [...document.querySelectorAll('meta')].map(({ content }) => content);
    const preference = new DocumentTheme(document);
    preference.choose('dark');
    expect(colours()).toEqual(['#171513', '#171513']);
    preference.choose('system');
    expect(colours()).toEqual(['#faf9f6', '#171513']);
    document.head.replaceChildren();
  });
});
