/** The configuration of an app at its start; the document carries it to the browser. Nothing in it is secret. */
export interface ClientConfig {
  /** The product's name, as texts show it. */
  readonly brand: string;
  /** The version of the product that the page is of. */
  readonly release: string;
  /** The public origin, for canonical addresses: `https://tarakki.example`. */
  readonly origin: string;
  /** Base URL of services that are not behind the page's own origin, by service. */
  readonly serviceBases: Readonly<Partial<Record<string, string>>>;
  /** The settings of Google sign-in; null if it is not offered. */
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null;
  /** The settings of Microsoft sign-in; null if it is not offered. */
  readonly microsoft: { readonly clientId: string; readonly authorizeUrl: string } | null;
  /** True if /login/linkedin leads anywhere. */
  readonly linkedin: boolean;
  /** The settings of the job portal's SDK; null if it is not offered. A host that contains the marker is a development cluster. */
  readonly naukri: { readonly clientId: string; readonly scriptUrl: string; readonly clusterMarker: string } | null;
  /** The address of the mobile app; null if there is none, and then no nudge names it. */
  readonly appUrl: string | null;
  readonly appFullLoads: readonly string[];
  /** The address of the employers' site, which is not part of the product; null if there is none. */
  readonly employerSiteUrl: string | null;
  /** Scripts of other companies, which load once the user has allowed them; empty for none. */
  readonly othersScripts: readonly string[];
  /** True if a model rewords posts; if not, fixed rules tidy them up. */
  readonly hasTextModel: boolean;
  /** Shows what only developers see: the page of the design system, console logging. */
  readonly isDevelopment: boolean;
}
