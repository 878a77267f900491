import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchLinkIntents } from '@/adapters/browser/document-links';
import { endEarlyClicks, replayEarlyClicks } from '@/adapters/browser/early-clicks';
import { quietConsole } from '@/adapters/browser/quiet-console';
import { AppRoot } from './app-root';
import { createApp } from './create-app';
import { ROOT_ELEMENT_ID } from './document-html';
import { browserEnvironment } from './environments/browser';
import { readState } from './first-view-state';

async function start(): Promise<void> {
  if (!import.meta.env.DEV) quietConsole(console);
  // A task of its own, after the one that read the scripts.
  await new Promise((resolve) => setTimeout(resolve));
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (root === null) throw new Error('The document has no place for the app.');
  const environment = browserEnvironment(window, readState(document));
  const app = await createApp(environment);
  await app.prepare(window.location.pathname, window.location.search);
  environment.forgetFirstView();
  const start = async () => {
    watchLinkIntents(document, (path) => void app.prefetch(path));
    replayEarlyClicks(document);
    await app.start();
  };
  // From here on React keeps what is pressed.
  endEarlyClicks(document);
  // As a transition it gives way every few milliseconds: on a slow phone a tap would otherwise wait for all of it.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <AppRoot app={app} onMounted={start} />
      </BrowserRouter>,
    );
  });
}

void start();
