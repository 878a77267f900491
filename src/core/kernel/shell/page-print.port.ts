import type { Key } from '@/core/kernel/common/key';

export interface PagePrint {
  readonly print: () => void;
}

export const PagePrintPort: Key<PagePrint> = Symbol('PagePrint');
