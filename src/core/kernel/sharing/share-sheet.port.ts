import type { Key } from '@/core/kernel/common/key';

export interface SharedPage {
  readonly title: string;
  readonly url: string;
}

export interface ShareSheet {
  /** Returns false if the device has no sheet or refuses. A dismissed sheet counts as shown. */
  readonly show: (page: SharedPage) => Promise<boolean>;
  /** Opens a new tab, without a referrer. */
  readonly openLink: (url: string) => void;
}

export const ShareSheetPort: Key<ShareSheet> = Symbol('ShareSheet');
