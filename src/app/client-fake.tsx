import type { Root } from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { CryptoIds } from '@/adapters/browser/crypto-ids';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { DocumentTheme } from '@/adapters/browser/document-theme';
import { HotToasts } from '@/adapters/browser/hot-toasts';
import { HtmlDocumentHead } from '@/adapters/browser/html-document-head';
import { quietConsole } from '@/adapters/browser/quiet-console';
import { SystemClock } from '@/adapters/browser/system-clock';
import { WindowDevice } from '@/adapters/browser/window-device';
import { WindowScheduler } from '@/adapters/browser/window-scheduler';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { serviceDocuments } from '@/contract/generated/documents';
import { createRequestCheck } from '@/contract/request-check';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import { AppRoot } from './app-root';
import { createApp } from './create-app';
import { MEMORY_CONFIG, memoryEnvironment } from './environments/memory';

/**
 * Starts a client without a server (`npm run dev:fake`). There is one memory world per page; instead of a page load, a
 * new app starts on it.
 */
if (!import.meta.env.DEV) quietConsole(console);

const clock = new SystemClock();
const world = createDemoWorld(clock, new CryptoIds(), createRequestCheck(Object.values(serviceDocuments)));
const browser = new MemoryBrowser(world);

const location: PageLocation = {
  current: () => `${window.location.pathname}${window.location.search}${window.location.hash}`,
  assign: (to) => {
    window.history.pushState(null, '', to);
    void show();
  },
  reload: () => void show(),
};

let shown: Root | null = null;

async function show(): Promise<void> {
  const host = document.getElementById('root');
  if (host === null) throw new Error('The page has no place for the app.');
  document.documentElement.lang = 'en-IN';
  const app = await createApp(
    memoryEnvironment(world, {
      clock,
      scheduler: new WindowScheduler(),
      browser,
      config: { ...MEMORY_CONFIG, origin: window.location.origin },
      storage: new DeviceStorage(() => window.localStorage),
      toasts: new HotToasts('fake'),
      location,
      device: new WindowDevice(window),
      theme: new DocumentTheme(document),
      head: new HtmlDocumentHead(document, window.location.origin),
    }),
  );
  await app.prepare(window.location.pathname, window.location.search);
  shown?.unmount();
  shown = createRoot(host);
  shown.render(
    <BrowserRouter>
      <AppRoot app={app} onMounted={app.start} />
    </BrowserRouter>,
  );
}

void show();
