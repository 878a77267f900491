import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { temporaryFolders } from '@tests/support/temporary-folders';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CodeAssets, DocumentAssets } from '@/server/platform/first-view/document-assets';
import { readDocumentAssets } from '@/server/platform/first-view/document-assets';
import { copyProject, runNodeIn } from './project-copy';

/** The allowed growth of 0.1 kB. Ids and hashes of three sample names gave 101, 103 and 104. */
const MAX_GROWTH_BYTES = 105;
const CODE_BYTES = 50_000;
const STYLE_BYTES = 10_000;
const RSBUILD = 'node_modules/@rsbuild/core/bin/rsbuild.js';

function noise(bytes: number): string {
  let text = '';
  for (let count = 0; text.length < bytes; count += 1)
    text += createHash('sha512').update(String(count)).digest('base64url');
  return text.slice(0, bytes);
}

function build(project: string): void {
  const args = [RSBUILD, 'build', '--environment', 'web', '--environment', 'first-view'];
  const { status, stdout, stderr } = runNodeIn(project, args, { NODE_ENV: 'production' });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
}

function assetsOf(project: string): DocumentAssets {
  const assets = readDocumentAssets(join(project, 'dist/client'), true);
  if (assets === null) throw new Error('There is no built client. Run npm run build first.');
  return assets;
}

function weightOf(project: string, { scripts, styles }: CodeAssets, carried: readonly string[] = []): number {
  const files = [...scripts, ...styles.map(({ href }) => href)].map((href) =>
    readFileSync(join(project, 'dist/client', href), 'utf8'),
  );
  return [...files, ...carried].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

function firstDownloadOf(project: string): number {
  const assets = assetsOf(project);
  return weightOf(project, assets, assets.inlineScripts);
}

interface FirstViewModule {
  renderFirstView(input: object): Promise<{ readonly status: number; readonly html: string }>;
}

describe('a feature of 50 kB of code and 10 kB of style', () => {
  const project = temporaryFolders('heavy')();
  let homeBefore = 0;
  let assets: DocumentAssets = {
    scripts: [],
    styles: [],
    preloads: [],
    chunks: {},
    inlineScripts: [],
    join: (scripts) => scripts,
  };

  beforeAll(() => {
    homeBefore = firstDownloadOf('.');
    copyProject(project);
    const made = runNodeIn(project, ['--import', 'tsx', 'scripts/new-feature.ts', 'talk/notice-boards']);
    expect(made.stderr).toBe('');
    const views = join(project, 'src/views/talk/notice-boards');
    const screen = join(views, 'notice-boards-screen.tsx');
    const heavy = readFileSync(screen, 'utf8').replace('<h1 ', '<h1 title={NOISE} ');
    writeFileSync(screen, `import './notice-boards.css';\n${heavy}\nconst NOISE = '${noise(CODE_BYTES)}';\n`);
    writeFileSync(join(views, 'notice-boards.css'), `.noise::after { content: "${noise(STYLE_BYTES)}"; }\n`);
    build(project);
    assets = assetsOf(project);
  }, 600_000);

  async function documentOf(url: string) {
    const { renderFirstView }: FirstViewModule = await import(pathToFileURL(join(project, 'dist/first-view.mjs')).href);
    const origin = 'https://tarakki.example';
    return renderFirstView({
      url,
      visitor: { cookie: '', isPhone: false, isCrawler: false },
      fetch: async () => Response.json({}, { status: 404 }),
      now: Date.UTC(2026, 10, 20),
      assets,
      config: {
        brand: 'Tarakki',
        origin,
        serviceBases: {},
        google: null,
        appUrl: null,
        appFullLoads: [],
        hasTextModel: false,
        employerSiteUrl: null,
        isDevelopment: false,
      },
    });
  }

  it(`costs the download of Home ${MAX_GROWTH_BYTES} bytes at most`, () => {
    const growth = firstDownloadOf(project) - homeBefore;
    expect(growth).toBeGreaterThan(0);
    expect(growth).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  });

  it('is whole in the chunk of its name', () => {
    const chunk = assets.chunks['notice-boards'];
    expect(chunk?.scripts.length).toBeGreaterThan(0);
    expect(chunk?.styles.length).toBeGreaterThan(0);
    if (chunk !== undefined) expect(weightOf(project, chunk)).toBeGreaterThan((CODE_BYTES + STYLE_BYTES) * 0.7);
  });

  it('is named and carried by the first view of its own route, and not by that of Home', async () => {
    const chunk = assets.chunks['notice-boards'];
    const own = await documentOf('/notice-boards');
    const home = await documentOf('/');
    expect([own.status, home.status]).toEqual([200, 200]);
    for (const src of chunk?.scripts ?? []) {
      const script = `<script src="${src}" defer>`;
      expect(own.html).toContain(script);
      if (!assets.scripts.includes(src)) expect(home.html).not.toContain(script);
    }
    const style = noise(STYLE_BYTES);
    expect(own.html).toContain(style);
    expect(home.html).not.toContain(style);
  });
});
