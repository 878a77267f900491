import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

const STYLE = 'body { margin: 0; font: 17px/1.5 sans-serif } article { padding: 16px; border-top: 1px solid }';

export async function openFloor(context: BrowserContext, origin: string, posts: readonly unknown[]): Promise<Page> {
  const script = await bundled();
  const page = await context.newPage();
  await page.route('**/floor/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/floor/posts') return route.fulfill({ json: posts });
    if (pathname === '/floor/list.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><style>${STYLE}</style><body><script type="module" src="/floor/list.js"></script>`,
    });
  });
  await page.goto(`${origin}/floor/`, { waitUntil: 'load' });
  await page.waitForSelector('article');
  return page;
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/bench/floor/long-feed.tsx'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('The floor of the long feed was not bundled.');
  return file.text;
}
