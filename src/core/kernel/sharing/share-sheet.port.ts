import type { Key } from '@/core/kernel/common/key';

export interface SharedPage {
  readonly title: string;
  /** The full address. */
  readonly url: string;
}

/** The device's own way to send something to other apps and people. */
export interface ShareSheet {
  /** Returns false if the device has none or refuses; a sheet that the user closes again counts as shown. */
  readonly show: (page: SharedPage) => Promise<boolean>;
  /** Opens the address of another site in a tab of its own, which learns nothing of this page. */
  readonly openLink: (url: string) => void;
}

export const ShareSheetPort: Key<ShareSheet> = Symbol('ShareSheet');
