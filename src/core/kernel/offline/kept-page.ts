/** A public page that this device can show without a connection. */
export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  /** The title of its document. */
  readonly title: string;
  /** The moment of reading, in ms since 1970. */
  readonly readAt: number;
}
