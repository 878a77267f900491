import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchLinkIntents } from '@/adapters/browser/document-links';
import { endEarlyClicks, replayEarlyClicks } from '@/adapters/browser/early-clicks';
import { earlyEntriesOf, endEarlyEntries } from '@/adapters/browser/early-entries';
import { ignoreRepeatedPresses } from '@/adapters/browser/repeated-presses';
import { yieldToPage } from '@/adapters/browser/yield-to-page';
import { SessionKey } from '@/stores/account/session/keys';
import { AppRoot } from './app-root';
import { createApp } from './create-app';
import { ROOT_ELEMENT_ID } from './document-html';
import { browserEnvironment } from './environments/browser';
import { readState } from './first-view-state';

/** Starts the app on the first view that the document shows. */
export async function startPage(hydrate: typeof hydrateRoot): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (root === null) throw new Error('The document has no place for the app.');
  const environment = browserEnvironment(window, readState(document));
  const app = await createApp(environment);
  environment.showsUser(() => app.store(SessionKey).userId);
  await app.prepare(window.location.pathname, window.location.search);
  environment.forgetFirstView();
  await yieldToPage();
  const start = async () => {
    watchLinkIntents(document, (path) => void app.prefetch(path));
    try {
      await takeEarlyEntries();
    } finally {
      replayEarlyClicks(document);
      await app.start();
    }
  };
  ignoreRepeatedPresses(document);
  // From here on React keeps what is pressed.
  endEarlyClicks(document);
  // As a transition it gives way every few milliseconds: on a slow phone a tap would otherwise wait for all of it.
  startTransition(() => {
    hydrate(
      root,
      <BrowserRouter>
        <AppRoot app={app} onMounted={start} />
      </BrowserRouter>,
      {
        // A screen that breaks is told like every other error of a script, which React would keep to itself.
        onCaughtError: (error) => reportError(error),
        // A document that this device kept is a guest's: for a signed-in user React renders it again, which is no fault.
        ...(document.getElementsByName('read-at').length > 0 && { onRecoverableError: () => undefined }),
      },
    );
  });
}

/** Before the clicks: what is pressed beside a form goes by what is in it. */
async function takeEarlyEntries(): Promise<void> {
  const waiting = earlyEntriesOf(document);
  endEarlyEntries(document);
  if (waiting.length === 0) return;
  const { replayEarlyEntries } = await import(/* webpackChunkName: "idle" */ '@/adapters/browser/replay-early-entries');
  replayEarlyEntries(waiting);
}
