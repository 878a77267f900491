import type { Key } from '@/core/kernel/common/key';
import type { PageScroll } from '@/core/kernel/navigation/page-scroll.port';

export class MemoryPageScroll implements PageScroll {
  position = 0;

  top(): number {
    return this.position;
  }

  restore(top: number): void {
    this.position = top;
  }
}

export const MemoryPageScrollKey: Key<MemoryPageScroll> = Symbol('MemoryPageScroll');
