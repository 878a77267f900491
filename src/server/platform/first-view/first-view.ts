import type { DocumentAssets } from './document-assets';

/**
 * The configuration of the app at its start, here and in the browser: the document carries it. Nothing in it is secret. The client
 * declares the same shape on its side.
 */
export interface FirstViewConfig {
  readonly brand: string;
  /** The version of the product that the page is of. */
  readonly release: string;
  /** The public origin, for canonical addresses, without a slash at the end. */
  readonly origin: string;
  /** Base URL of services that are not behind the page's own origin, by service. */
  readonly serviceBases: Readonly<Record<string, string>>;
  /** The settings of Google sign-in; null if it is not offered. */
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null;
  /** The settings of Microsoft sign-in; null if it is not offered. */
  readonly microsoft: { readonly clientId: string; readonly authorizeUrl: string } | null;
  /** True if /login/linkedin leads anywhere. */
  readonly linkedin: boolean;
  /** The settings of the job portal's SDK; null if it is not offered. A host that contains the marker is a development cluster. */
  readonly naukri: { readonly clientId: string; readonly scriptUrl: string; readonly clusterMarker: string } | null;
  /** The address of the mobile app; null if there is none. */
  readonly appUrl: string | null;
  readonly appFullLoads: readonly string[];
  /** The address of the employers' site, which is not part of the product; null if there is none. */
  readonly employerSiteUrl: string | null;
  /** Scripts of other companies, which load once the user has allowed them; empty for none. */
  readonly othersScripts: readonly string[];
  /** True if a model rewords posts; if not, fixed rules tidy them up. */
  readonly hasTextModel: boolean;
  readonly isDevelopment: boolean;
}

/** The viewer of a page, as far as the render may know them. It is no more, because guests share a page for a second. */
export interface FirstViewVisitor {
  /** The cookie header; for a guest it holds at most the theme. */
  readonly cookie: string;
  /** A narrow window is likely. */
  readonly isPhone: boolean;
  /** The app does without the calls that the server refuses to a crawler (decisions 0.11). */
  readonly isCrawler: boolean;
}

/** One visit of one page. */
export interface FirstViewInput {
  readonly url: string;
  readonly visitor: FirstViewVisitor;
  /** Asks this server without a network, as the visitor: addresses may be relative to the origin. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970; the time that the document shows. */
  readonly now: number;
  readonly assets: DocumentAssets;
  readonly config: FirstViewConfig;
}

/** A visit whose document is not rendered. */
export type AnswersInput = Omit<FirstViewInput, 'assets'>;

/** The whole document. A redirect is a status of 3xx with a `location` header. */
export interface FirstViewOutput {
  readonly status: number;
  readonly html: string;
  /** Names of the chunks whose style the document carries. */
  readonly chunks: readonly string[];
  /** Names in lower case; content-type and cache-control are the server's. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The exports of the built module dist/first-view.mjs. It never throws for an unknown address: that is a document with status 404. */
export interface FirstViewModule {
  renderFirstView(input: FirstViewInput): Promise<FirstViewOutput>;
  /** Returns the address that guests' pages of an address are made and shared under: without what no screen reads. */
  sharedAddressOf(url: string): Promise<string>;
  /** Returns the answers for the first view of an address: JSON. */
  loadAnswers(input: AnswersInput): Promise<object>;
}
