import type { Key } from '@/core/kernel/common/key';

export interface PageScripts {
  readonly add: (url: string) => void;
}

export const PageScriptsPort: Key<PageScripts> = Symbol('PageScripts');
