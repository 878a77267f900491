import type { DocumentAssets } from './document-assets';

/**
 * The configuration that the document sends to the browser. Nothing in it is secret. The client declares the same
 * shape.
 */
export interface FirstViewConfig {
  readonly brand: string;
  readonly release: string;
  readonly origin: string;
  readonly serviceBases: Readonly<Record<string, string>>;
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null;
  readonly microsoft: { readonly clientId: string; readonly authorizeUrl: string } | null;
  readonly linkedin: boolean;
  readonly naukri: { readonly clientId: string; readonly scriptUrl: string; readonly clusterMarker: string } | null;
  readonly appUrl: string | null;
  readonly appFullLoads: readonly string[];
  readonly employerSiteUrl: string | null;
  readonly othersScripts: readonly string[];
  readonly hasTextModel: boolean;
  readonly isDevelopment: boolean;
}

/** A visitor. Guests share pages, so the render receives nothing else about them. */
export interface FirstViewVisitor {
  /** The cookies. A guest's has at most the theme. */
  readonly cookie: string;
  readonly isPhone: boolean;
  /** True for a crawler. The app skips calls that are refused to crawlers (decisions 0.11). */
  readonly isCrawler: boolean;
}

export interface FirstViewInput {
  readonly url: string;
  readonly visitor: FirstViewVisitor;
  /** Calls services inside this process on the visitor's behalf. Relative addresses are allowed. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly now: number;
  readonly assets: DocumentAssets;
  readonly config: FirstViewConfig;
}

export type AnswersInput = Omit<FirstViewInput, 'assets'>;

export interface FirstViewOutput {
  readonly status: number;
  readonly html: string;
  readonly chunks: readonly string[];
  /** Lower-case names. The server sets content-type and cache-control. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Exports of dist/first-view.mjs. Unknown addresses give a document with status 404, never an error. */
export interface FirstViewModule {
  renderFirstView(input: FirstViewInput): Promise<FirstViewOutput>;
  /** Strips query parameters that no screen reads. Guests share pages by the result. */
  sharedAddressOf(url: string): Promise<string>;
  loadAnswers(input: AnswersInput): Promise<object>;
}
