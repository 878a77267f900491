import type { LinkedPage } from '../attachments/link-card';

/** Reads pages outside. */
export interface PageReader {
  /**
   * Returns the page at an address; null for what is no page that everybody can read, `busy` if the host was asked often in the last minute.
   * Never throws for what another machine does.
   */
  readonly read: (address: URL) => Promise<LinkedPage | null | 'busy'>;
  /** Returns the content of the picture file at an address, at most 4 MB; null for what is none, `busy` as for a page. */
  readonly readPicture: (address: URL) => Promise<Buffer | null | 'busy'>;
}
