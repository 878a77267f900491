import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { RecordedAnswers } from '@/adapters/http/recorded-answers';
import type { RecordingFetch } from '@/adapters/http/recording-fetch';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import type { App } from './app';
import { AppRoot } from './app-root';
import type { ClientConfig } from './client-config';
import { createApp, screensOf } from './create-app';
import type { DocumentParts } from './document-html';
import { documentHtml } from './document-html';
import type { Visitor } from './environments/first-view';
import { firstViewEnvironment } from './environments/first-view';
import { features } from './features';
import { metaOfApp, metaOfUnavailableApp } from './meta-of-app';
import { sharedAddress } from './shared-address';

const RETRY_AFTER_SECONDS = '10';

export interface FirstViewInput {
  readonly url: string;
  readonly visitor: Visitor;
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly now: number;
  readonly assets: DocumentParts['assets'];
  readonly config: ClientConfig;
}

export interface FirstViewOutput {
  readonly status: number;
  readonly html: string;
  readonly chunks: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export async function renderFirstView(input: FirstViewInput): Promise<FirstViewOutput> {
  const { url, visitor, now, assets, config } = input;
  const { app, recording } = await prepareApp(input);
  const to = app.movedTo();
  if (to !== null) return { status: 301, html: '', chunks: [], headers: { location: to } };
  const body = renderToString(
    <StaticRouter location={url}>
      <AppRoot app={app} />
    </StaticRouter>,
  );
  const recorded = recording.answers();
  const chunks = app.shownChunks().filter((name) => Object.hasOwn(assets.chunks, name));
  const isAway = isServiceAway(app, recording);
  const html = documentHtml({
    meta: isAway ? metaOfUnavailableApp(app) : metaOfApp(app),
    theme: app.store(ThemeKey).theme,
    origin: config.origin,
    brand: config.brand,
    assets,
    chunks,
    body,
    state: { answers: recorded, now, isCrawler: visitor.isCrawler, config },
  });
  return { ...headOf(app, isAway || isUnavailable(recording)), html, chunks };
}

/**
 * Returns 503 if a service does not answer, so that search engines retry, 404 for an unknown address, and 410 for a
 * removed page.
 */
function headOf(app: App, isAway: boolean): Pick<FirstViewOutput, 'status' | 'headers'> {
  if (isAway) return { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS } };
  if (app.shownPage() !== null) return { status: 200, headers: {} };
  return { status: app.isGone() ? 410 : 404, headers: {} };
}

function isServiceAway(app: App, recording: RecordingFetch): boolean {
  const isFailed = Object.values(recording.answers()).map(({ status }) => status >= 500);
  if (app.shownPage() === null) return isFailed.includes(true) || recording.hasLost();
  return isFailed.length > 0 && !isFailed.includes(false);
}

/** Returns true if a service could not answer. Caches and search engines must not store such a page. */
function isUnavailable(recording: RecordingFetch): boolean {
  return Object.values(recording.answers()).some(({ status }) => status === 503);
}

export async function loadAnswers(input: Omit<FirstViewInput, 'assets'>): Promise<RecordedAnswers> {
  const { recording } = await prepareApp(input);
  return recording.answers();
}

export function sharedAddressOf(url: string): Promise<string> {
  return sharedAddress(url, screensOf(features), features);
}

export function chunksOfScreens(): readonly (readonly string[])[] {
  return Object.entries(features).flatMap(([feature, { needs = [], screens = {} }]) =>
    Object.keys(screens).map((screen) => [...needs, feature, screen]),
  );
}

export function chunksOfIdle(): readonly string[] {
  const idle = Object.values(features).filter(({ comes }) => comes === 'idle');
  return ['idle', ...new Set(idle.flatMap(({ needs = [] }) => needs))];
}

async function prepareApp(
  input: Omit<FirstViewInput, 'assets'>,
): Promise<{ readonly app: App; readonly recording: RecordingFetch }> {
  const { module, recording } = firstViewEnvironment(input);
  const app = await createApp({ module });
  const { pathname, search } = new URL(input.url, input.config.origin);
  await app.prepare(pathname, search);
  return { app, recording };
}
