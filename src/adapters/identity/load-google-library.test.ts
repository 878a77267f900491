import { describe, expect, it } from 'vitest';
import type { GoogleLibrary } from './google-library';
import { loadGoogleLibrary } from './load-google-library';

const url = 'https://accounts.example/gsi/client';
const library = { accounts: {} } as unknown as GoogleLibrary;

class FakeScript {
  src = '';
  async = false;
  isInPage = false;
  onload = () => undefined;
  onerror = () => undefined;

  remove(): void {
    this.isInPage = false;
  }
}

function aPage() {
  const scripts: FakeScript[] = [];
  const page: { google?: GoogleLibrary; document: object } = {
    document: {
      createElement: () => new FakeScript(),
      head: {
        append: (script: FakeScript) => {
          script.isInPage = true;
          scripts.push(script);
        },
      },
    },
  };
  return { page, scripts, window: page as unknown as Window };
}

describe('Google’s script', () => {
  it('comes once, from its address, and brings the library', async () => {
    const { page, scripts, window } = aPage();
    const loaded = loadGoogleLibrary(window, url);
    expect(scripts.map(({ src, isInPage }) => [src, isInPage])).toEqual([[url, true]]);
    page.google = library;
    scripts[0]?.onload();
    expect(await loaded).toBe(library);
    expect(await loadGoogleLibrary(window, url)).toBe(library);
    expect(scripts).toHaveLength(1);
  });

  it('that does not come is said and taken away, and can be tried again', async () => {
    const { scripts, window } = aPage();
    const loaded = loadGoogleLibrary(window, url);
    scripts[0]?.onerror();
    await expect(loaded).rejects.toThrow('did not load');
    expect(scripts[0]?.isInPage).toBe(false);
    void loadGoogleLibrary(window, url);
    expect(scripts).toHaveLength(2);
  });

  it('that brings nothing is said', async () => {
    const { scripts, window } = aPage();
    const loaded = loadGoogleLibrary(window, url);
    scripts[0]?.onload();
    await expect(loaded).rejects.toThrow('brought no library');
  });
});
