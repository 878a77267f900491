import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from './harness/test';

test.use({ leavesNothing: true });

const SHEETS = 'dist/client/static/css';
const MAX_STYLE_BYTES = 10_000;
const MAX_DOCUMENTS = 120;
const STARTS = [
  '/',
  '/search',
  '/search?q=engineer',
  '/compare',
  '/settings',
  '/settings/blocked',
  '/session',
  '/user',
  '/naukri-link',
  '/unsubscribe',
  '/contribute/company-review-v3',
  '/contribute/salary-v3',
  '/contribute/interview-story',
  '/contribute/company-benefits',
  '/features',
  '/no/such/page',
];

test.describe('the document of each screen', () => {
  test('carries at most 10 kB of style, and a rule for every class on it that any sheet has rules for', async ({
    request,
  }) => {
    test.setTimeout(600_000);
    const sheets = readdirSync(SHEETS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
    const known = new Set(sheets.flatMap((name) => [...classesOf(readFileSync(join(SHEETS, name), 'utf8'))]));
    const seen = new Set(STARTS);
    const heavy: string[] = [];
    const plain: string[] = [];
    for (const path of seen) {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
      const style = found(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
      const bytes = gzipSync(style, { level: 9 }).length;
      if (bytes > MAX_STYLE_BYTES) heavy.push(`${path}: ${bytes}`);
      const styled = classesOf(style);
      const used = new Set(found(html, / class="([^"]*)"/g).flatMap((names) => names.split(/\s+/)));
      const unstyled = [...used].filter((name) => known.has(name) && !styled.has(name));
      if (unstyled.length > 0) plain.push(`${path}: ${unstyled.join(' ')}`);
      for (const href of found(html, /<a [^>]*href="(\/[^"#?]*)/g)) if (seen.size < MAX_DOCUMENTS) seen.add(href);
    }
    expect(heavy).toEqual([]);
    expect(plain).toEqual([]);
    expect(seen.size).toBe(MAX_DOCUMENTS);
  });
});

function classesOf(sheet: string): ReadonlySet<string> {
  const selectors = sheet.replaceAll(/url\([^)]*\)/g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set(found(selectors, /\.((?:\\.|[a-zA-Z_-])(?:\\.|[\w-])*)/g).map((name) => name.replaceAll('\\', '')));
}

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, value = '']) => value);
}
