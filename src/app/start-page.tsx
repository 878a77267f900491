import { reaction } from 'mobx';
import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { DeviceDrafts } from '@/adapters/browser/device-drafts';
import { DeviceStorage } from '@/adapters/browser/device-storage';
import { watchLinkIntents } from '@/adapters/browser/document-links';
import { endEarlyClicks, replayEarlyClicks } from '@/adapters/browser/early-clicks';
import { earlyEntriesOf, endEarlyEntries } from '@/adapters/browser/early-entries';
import { likelyAddresses, mayPrefetch } from '@/adapters/browser/likely-links';
import { ignoreRepeatedPresses } from '@/adapters/browser/repeated-presses';
import { yieldToPage } from '@/adapters/browser/yield-to-page';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import type { App } from './app';
import { AppRoot } from './app-root';
import { createApp } from './create-app';
import { ROOT_ELEMENT_ID } from './document-html';
import { browserEnvironment } from './environments/browser';
import { readState } from './first-view-state';

const SETTLED_MS = 1_500;
const MAX_LIKELY = 8;
const LIKELY_LANES = 4;

export async function startPage(hydrate: typeof hydrateRoot): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID);
  if (root === null) throw new Error('The document has no place for the app.');
  const drafts = new DeviceDrafts(document, new DeviceStorage(() => window.localStorage));
  const settle = () => drafts.settle().catch(reportError);
  await settle();
  const environment = browserEnvironment(window, readState(document));
  const app = await createApp(environment);
  environment.showsUser(() => app.store(SessionKey).userId);
  reaction(
    () => app.store(SessionKey).userId,
    () => void settle(),
  );
  await app.prepare(window.location.pathname, window.location.search);
  environment.forgetFirstView();
  await yieldToPage();
  const start = async () => {
    watchLinkIntents(document, (address) => void app.prefetch(address));
    try {
      await takeEarlyEntries();
    } finally {
      replayEarlyClicks(document);
      if (mayPrefetch(window.navigator)) prefetchFrom(app);
      await app.start();
    }
  };
  ignoreRepeatedPresses(document);
  // React now replays early clicks.
  endEarlyClicks(document);
  // A transition yields every few milliseconds: otherwise a tap on a slow phone would wait for all
  // of it.
  const isKept = document.querySelector('meta[name="read-at"], meta[name="always-kept"]') !== null;
  startTransition(() => {
    hydrate(
      root,
      <BrowserRouter>
        <AppRoot app={app} onMounted={start} />
      </BrowserRouter>,
      {
        // Errors of a screen are reported like other script errors, which React would hide.
        onCaughtError: (error) => reportError(error),
        // A kept document is a guest's: for a signed-in user React renders it again, which is not
        // an error.
        ...(isKept && { onRecoverableError: () => undefined }),
      },
    );
  });
}

function prefetchFrom(app: App): void {
  const navigation = app.store(NavigationKey);
  const prefetch = async (address: string): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
    const left = likelyAddresses(window).slice(0, MAX_LIKELY).values();
    const fetchLeft = async (): Promise<void> => {
      for (const likely of left) {
        if (navigation.address !== address || navigation.isLeaving) return;
        // Guests share answers; users' answers are made for each user.
        await app.prefetch(likely, { withAnswers: !app.store(SessionKey).isLoggedIn });
        await yieldToPage();
      }
    };
    await Promise.all(Array.from({ length: LIKELY_LANES }, fetchLeft));
  };
  reaction(() => navigation.address, prefetch, { fireImmediately: true });
}

/** Replays early input before early clicks, since a submit button sends the form's values. */
async function takeEarlyEntries(): Promise<void> {
  const waiting = earlyEntriesOf(document);
  endEarlyEntries(document);
  if (waiting.length === 0) return;
  const { replayEarlyEntries } = await import(/* webpackChunkName: "idle" */ '@/adapters/browser/replay-early-entries');
  replayEarlyEntries(waiting);
}
