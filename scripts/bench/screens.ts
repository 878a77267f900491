import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { answersAfter, startBuiltServer } from './built-server';
import type { Figure } from './figures';
import type { BenchRow } from './row';

const HOME = '/';
export const MAX_HOME_SCRIPT_KB = 120;
export const MAX_SCRIPT_KB = 140;
export const MAX_STYLE_KB = 10;
/** The maximum number of documents per first path segment, such as `reviews`: a list and some items. */
const MAX_OF_EACH_WORD = 6;

interface NamedCode {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly inlineScripts: readonly string[];
  readonly style: string;
}

export const screens: BenchRow = {
  name: 'screens',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-screens-'));
    const server = await startBuiltServer({ DATA_DIR: join(folder, 'data') });
    try {
      await answersAfter(server, HOME);
      const found = await screensFrom(server.origin);
      const weighed = await Promise.all(found.map((screen) => measureBytes(server.origin, screen)));
      return {
        load: `gzip 9, what the documents name and carry; a screen per set of files, found along links from Home`,
        figures: weighed.flatMap(({ path, scripts, style }): readonly Figure[] => [
          {
            name: `${path} script before it reacts`,
            value: scripts,
            unit: 'kB',
            goal: { atMost: path === HOME ? MAX_HOME_SCRIPT_KB : MAX_SCRIPT_KB },
          },
          { name: `${path} style`, value: style, unit: 'kB', goal: { atMost: MAX_STYLE_KB } },
        ]),
      };
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Follows links from Home, and returns one document per set of files. */
async function screensFrom(origin: string): Promise<readonly NamedCode[]> {
  const waiting = [HOME];
  const seen = new Set(waiting);
  const bySet = new Map<string, NamedCode>();
  const ofWord = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const [, word = ''] = path.split('/');
    const before = ofWord.get(word) ?? 0;
    if (before === MAX_OF_EACH_WORD) continue;
    ofWord.set(word, before + 1);
    const { html, ...named } = await documentAt(origin, path);
    const set = `${named.scripts.join(' ')} ${named.style.length}`;
    const isPublic = !html.includes('<meta name="robots" content="noindex">');
    if (isPublic && !bySet.has(set)) bySet.set(set, named);
    for (const href of valuesOf(html, /<a [^>]*href="(\/[^"#?]*)/g)) {
      if (seen.has(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  return [...bySet.values()];
}

export async function documentAt(origin: string, path: string): Promise<NamedCode & { readonly html: string }> {
  const html = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
  return {
    html,
    path,
    scripts: valuesOf(html, /<script src="([^"]+)"/g),
    inlineScripts: valuesOf(html, /<script>([\s\S]*?)<\/script>/g),
    style: valuesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join(''),
  };
}

export async function measureBytes(origin: string, { path, scripts, inlineScripts, style }: NamedCode) {
  const texts = await Promise.all(scripts.map(async (src) => (await fetch(origin + src)).text()));
  const weights = [...texts, ...inlineScripts].map((text) => gzipSync(text, { level: 9 }).length);
  return {
    path,
    scripts: weights.reduce((sum, weight) => sum + weight, 0) / 1000,
    style: gzipSync(style, { level: 9 }).length / 1000,
  };
}

function valuesOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}
