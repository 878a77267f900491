import type { Key } from '@/core/kernel/common/key';

/** The scripts of other companies on the page. */
export interface PageScripts {
  /** Puts a script on the page. One that does not load is left out. */
  readonly add: (url: string) => void;
}

export const PageScriptsPort: Key<PageScripts> = Symbol('PageScripts');
