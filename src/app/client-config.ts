/** What an app is told at its start; the document carries it to the browser. Nothing in it is secret. */
export interface ClientConfig {
  /** The product's name, as texts show it. */
  readonly brand: string;
  /** The public origin, for canonical addresses: `https://tarakki.example`. */
  readonly origin: string;
  /** Base URL of services that do not stand behind the page's own origin, by service. */
  readonly serviceBases: Readonly<Partial<Record<string, string>>>;
  /** How Google signs in; null where it is not offered. */
  readonly google: { readonly clientId: string; readonly scriptUrl: string } | null;
  /** Shows what only developers see: the page of the design system, console logging. */
  readonly isDevelopment: boolean;
}
