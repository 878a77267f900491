import type { LinkedPage } from '../attachments/link-card';

export interface PageReader {
  /**
   * Returns null for a page that is not public, and `busy` if its host was asked often in the last minute. Never throws
   * for errors of other hosts.
   */
  readonly read: (address: URL) => Promise<LinkedPage | null | 'busy'>;
  /** Returns at most 4 MB. Null and `busy` have the same meaning as above. */
  readonly readPicture: (address: URL) => Promise<Buffer | null | 'busy'>;
}
