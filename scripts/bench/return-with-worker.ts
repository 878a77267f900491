import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from './browser';
import type { BuiltProject } from './built-project';
import { buildProject, withChangedText } from './built-project';
import { answersAfter } from './built-server';
import type { CountingProxy } from './counting-proxy';
import { startCountingProxy } from './counting-proxy';
import type { ServiceWorkerChoice } from './kept-visit';
import { newPhone, visitAndUse } from './kept-visit';
import type { BenchRow } from './row';

const CHANGED_VIEW = 'src/views/talk/posting/messages.ts';

/** Measures the bytes of Home on a return: without changes, and after a release with one changed sentence. */
export const returnWithWorker: BenchRow = {
  name: 'return-with-worker',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'tarakki-return-'));
    const browser = await launchChromium();
    const proxy = await startCountingProxy();
    try {
      const project = buildProject(join(folder, 'project'));
      const phones = {
        allow: await newPhone(browser, 'allow'),
        block: await newPhone(browser, 'block'),
      };
      const visit = async (serviceWorkers: ServiceWorkerChoice): Promise<number> => {
        proxy.takeBytes();
        await visitAndUse(phones[serviceWorkers], `${proxy.origin}/`, serviceWorkers);
        return proxy.takeBytes() / 1000;
      };
      const both = async () => ({ allow: await visit('allow'), block: await visit('block') });
      const [first, again] = await served(project, proxy, join(folder, 'data'), async () => [
        await both(),
        await both(),
      ]);
      project.buildWith(CHANGED_VIEW, withChangedText);
      const released = await served(project, proxy, join(folder, 'data'), both);
      const figuresOf = (name: string, bytes: { readonly allow: number; readonly block: number }) => [
        { name: `Home ${name}, with the service worker`, value: bytes.allow, unit: 'kB' as const },
        { name: `Home ${name}, without`, value: bytes.block, unit: 'kB' as const },
      ];
      return {
        load: 'all that the server sends to the page and its service worker, as it packs it; a guest who uses the page',
        figures: [
          ...figuresOf('at a first visit', first),
          ...figuresOf('again', again),
          ...figuresOf('after a release that changed a sentence of it', released),
          {
            name: 'after that release, against without',
            value: released.allow / released.block,
            unit: '×' as const,
            goal: { atMost: 1 },
          },
        ],
      };
    } finally {
      await browser.close();
      proxy.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function served<Result>(
  project: BuiltProject,
  proxy: CountingProxy,
  data: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const server = await project.start({ DATA_DIR: data, PUBLIC_ORIGIN: proxy.origin });
  try {
    await answersAfter(server, '/healthz');
    proxy.leadTo(server.origin);
    return await work();
  } finally {
    proxy.endAll();
    await server.stop();
  }
}
