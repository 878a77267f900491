import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { copyProject, runNodeIn } from '../new-feature/project-copy';
import { launchChromium } from './browser';
import { answersAfter, startBuiltServer } from './built-server';
import type { Figure } from './figures';
import { mostReviewedPath } from './first-view-company';
import { PHONE } from './page-visit';
import type { BenchRow } from './row';

const MAX_FETCHED_KB = 20;
/** A view of each kind of download: with every screen, with a company's page, when the page is idle. */
const CHANGED_VIEWS = {
  'of Home': 'src/views/posting/messages.ts',
  'of companies': 'src/views/company/messages.ts',
  'that comes when idle': 'src/views/onboarding/messages.ts',
};
/** A text of three words at least. */
const SENTENCE = /'(\p{Lu}[\p{L}’,]* [^'{}]* [^'{}]*)'/u;
const SETTLED_MS = 1_500;

/** Addresses of scripts, style sheets and fonts, with what each weighs after gzip, in bytes. */
type Files = ReadonlyMap<string, number>;

/** The files that a browser fetches again at a return, after a release that changed one sentence of one view. */
export const returns: BenchRow = {
  name: 'returns',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-returns-'));
    const browser = await launchChromium();
    try {
      // The same folder for both: the names of modules follow from where they are.
      const project = join(folder, 'project');
      copyProject(project);
      build(project);
      const before = await visits(browser, project, join(folder, 'data'));
      const figures: Figure[] = [];
      for (const [name, file] of Object.entries(CHANGED_VIEWS)) {
        release(project, file);
        const after = await visits(browser, project, join(folder, 'data'));
        for (const [page, files] of after)
          figures.push({
            name: `${page}, fetched again after a sentence ${name}`,
            value: kilobytesOf(files, before.get(page)),
            unit: 'kB',
            goal: { atMost: MAX_FETCHED_KB },
          });
      }
      for (const [page, files] of before)
        figures.push({ name: `${page}, fetched at a first visit`, value: kilobytesOf(files), unit: 'kB' });
      return { load: 'gzip 9, scripts, style sheets and fonts until the page is idle, without the document', figures };
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Builds the project with another first sentence in a file, and leaves the file as it was. Throws if it has none. */
function release(project: string, file: string): void {
  const text = readFileSync(join(project, file), 'utf8');
  const changed = text.replace(SENTENCE, "'$1, and more'");
  if (changed === text) throw new Error(`${file} has no sentence to change.`);
  writeFileSync(join(project, file), changed);
  build(project);
  writeFileSync(join(project, file), text);
}

function build(project: string): void {
  const { status, stderr } = runNodeIn(project, ['--import', 'tsx', 'scripts/build.ts']);
  if (status !== 0) throw new Error(`The project could not be built: ${stderr}`);
}

/** Opens Home and a company's page of a built project, and uses each, so that what waits for that comes too. */
async function visits(browser: Browser, project: string, data: string): Promise<ReadonlyMap<string, Files>> {
  const client = join(project, 'dist/client');
  const server = await startBuiltServer({
    DATA_DIR: data,
    CLIENT_DIR: client,
    FIRST_VIEW_FILE: join(project, 'dist/first-view.mjs'),
  });
  try {
    await answersAfter(server, '/healthz');
    const company = await mostReviewedPath(server.origin);
    return new Map([
      ['Home', await filesOf(browser, server.origin, '/', client)],
      ['company page', await filesOf(browser, server.origin, company, client)],
    ]);
  } finally {
    await server.stop();
  }
}

async function filesOf(browser: Browser, origin: string, path: string, client: string): Promise<Files> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const files = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const file = join(client, pathname);
      if (pathname.startsWith('/static/') && existsSync(file))
        files.set(pathname, gzipSync(readFileSync(file), { level: 9 }).length);
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(SETTLED_MS);
    await page.waitForLoadState('networkidle');
    return files;
  } finally {
    await context.close();
  }
}

/** The weight of files that an earlier visit has not left, in kB. */
function kilobytesOf(files: Files, left: Files = new Map()): number {
  return [...files].reduce((sum, [address, bytes]) => sum + (left.has(address) ? 0 : bytes), 0) / 1000;
}
