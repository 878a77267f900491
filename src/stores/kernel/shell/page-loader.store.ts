import { makeAutoObservable } from 'mobx';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import { PAGE_LOADER_MS } from '@/core/kernel/shell/page-loader';

/** The loader over the whole page. It hides itself after 3.5 s at the latest. */
export class PageLoaderStore {
  isShown = false;
  private cancelHiding: Cancel | null = null;

  constructor(private readonly scheduler: Scheduler) {
    makeAutoObservable<this, 'scheduler' | 'cancelHiding'>(
      this,
      { scheduler: false, cancelHiding: false },
      { autoBind: true },
    );
  }

  show(): void {
    this.cancelHiding?.();
    this.isShown = true;
    this.cancelHiding = this.scheduler.after(PAGE_LOADER_MS, this.hide);
  }

  hide(): void {
    this.cancelHiding?.();
    this.cancelHiding = null;
    this.isShown = false;
  }
}
