import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from './browser';
import type { BuiltProject } from './built-project';
import { buildProject, withChangedText } from './built-project';
import { answersAfter } from './built-server';
import type { Figure } from './figures';
import { mostReviewedPath } from './first-view-company';
import { PHONE } from './page-visit';
import type { BenchRow } from './row';

const MAX_FETCHED_KB = 20;
/** One view per kind of download: every screen, a company's page, idle. */
const CHANGED_VIEWS = {
  'of Home': 'src/views/talk/posting/messages.ts',
  'of companies': 'src/views/research/company/messages.ts',
  'that comes when idle': 'src/views/account/onboarding/messages.ts',
};
const SETTLED_MS = 1_500;

/** Addresses of scripts, style sheets and fonts, with their bytes after gzip. */
type Files = ReadonlyMap<string, number>;

export const returns: BenchRow = {
  name: 'returns',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-returns-'));
    const browser = await launchChromium();
    try {
      const project = buildProject(join(folder, 'project'));
      const before = await visits(browser, project, join(folder, 'data'));
      const figures: Figure[] = [];
      for (const [name, file] of Object.entries(CHANGED_VIEWS)) {
        project.buildWith(file, withChangedText);
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

async function visits(browser: Browser, project: BuiltProject, data: string): Promise<ReadonlyMap<string, Files>> {
  const { client } = project;
  const server = await project.start({ DATA_DIR: data });
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

function kilobytesOf(files: Files, left: Files = new Map()): number {
  return [...files].reduce((sum, [address, bytes]) => sum + (left.has(address) ? 0 : bytes), 0) / 1000;
}
