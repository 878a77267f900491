import type { LinkedPage } from '../attachments/link-card';

export interface PageReader {
  /**
   * Returns null for a page that is not public, `busy` if its host was asked often in the last minute. Never throws for
   * another machine's behaviour.
   */
  readonly read: (address: URL) => Promise<LinkedPage | null | 'busy'>;
  /** At most 4 MB; null and `busy` as above. */
  readonly readPicture: (address: URL) => Promise<Buffer | null | 'busy'>;
}
