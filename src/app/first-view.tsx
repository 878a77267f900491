import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppRoot } from './app-root';
import type { ClientConfig } from './client-config';
import { createApp } from './create-app';
import type { DocumentParts } from './document-html';
import { documentHtml } from './document-html';
import type { Visitor } from './environments/first-view';
import { firstViewEnvironment } from './environments/first-view';
import { metaOfApp } from './meta-of-app';

/** One visit of one page; the server declares the same shape on its side. */
export interface FirstViewInput {
  /** Path and query. */
  readonly url: string;
  readonly visitor: Visitor;
  /** Asks the server itself, as the visitor. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
  readonly assets: DocumentParts['assets'];
  readonly config: ClientConfig;
}

/** The whole document. */
export interface FirstViewOutput {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Runs the app for one visit: the same app over the same adapters, then rendered with the answers it got. */
export async function renderFirstView(input: FirstViewInput): Promise<FirstViewOutput> {
  const { url, visitor, fetch, now, assets, config } = input;
  const { module, recording } = firstViewEnvironment({ url, visitor, fetch, now, config });
  const app = createApp({ module });
  const { pathname, search } = new URL(url, config.origin);
  await app.prepare(pathname, search);
  const body = renderToString(
    <StaticRouter location={url}>
      <AppRoot app={app} />
    </StaticRouter>,
  );
  const html = documentHtml({
    meta: metaOfApp(app),
    theme: app.stores.theme.theme,
    origin: config.origin,
    brand: config.brand,
    assets,
    body,
    state: { answers: recording.answers(), now, isCrawler: visitor.isCrawler, config },
  });
  return { status: app.shownPage() === null ? 404 : 200, html, headers: {} };
}
