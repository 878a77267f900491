/** The public configuration, which the document sends to the browser. */
export interface ClientConfig {
  readonly brand: string;
  readonly release: string;
  /** The public origin, for canonical addresses: `https://tarakki.example`. */
  readonly origin: string;
  /** Addresses of services on other origins than the page's. */
  readonly serviceBases: Readonly<Partial<Record<string, string>>>;
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null;
  readonly microsoft: { readonly clientId: string; readonly authorizeUrl: string } | null;
  readonly linkedin: boolean;
  /** Null if it is not offered. A host that contains the marker is a development cluster. */
  readonly naukri: { readonly clientId: string; readonly scriptUrl: string; readonly clusterMarker: string } | null;
  readonly appUrl: string | null;
  readonly appFullLoads: readonly string[];
  readonly employerSiteUrl: string | null;
  readonly othersScripts: readonly string[];
  /** True if a model rewords posts. Otherwise fixed rules tidy them. */
  readonly hasTextModel: boolean;
  /** True for developer features: the design system's page, and console logging. */
  readonly isDevelopment: boolean;
}
