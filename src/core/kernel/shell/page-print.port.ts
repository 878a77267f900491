import type { Key } from '@/core/kernel/common/key';

export interface PagePrint {
  /** Opens the device’s dialog for printing; does nothing if there is none. */
  readonly print: () => void;
}

export const PagePrintPort: Key<PagePrint> = Symbol('PagePrint');
