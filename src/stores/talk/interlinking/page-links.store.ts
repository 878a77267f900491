import { makeAutoObservable } from 'mobx';
import type { Interlinking } from '@/core/talk/interlinking/interlinking.port';
import type { LinkedPage, PageLink } from '@/core/talk/interlinking/page-link';
import { Loadable } from '@/stores/kernel/common/loadable';

interface LoadedLinks {
  readonly page: LinkedPage;
  readonly links: readonly PageLink[];
}

/** The related pages of the shown one. */
export class PageLinksStore {
  readonly #links: Loadable<LoadedLinks, LinkedPage>;

  constructor(interlinking: Interlinking) {
    this.#links = new Loadable<LoadedLinks, LinkedPage>(async (page) => {
      const answer = await interlinking.listPageLinks(page);
      return answer.ok ? { ok: true, value: { page, links: answer.value.items } } : answer;
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Empty until loaded, and after a failure. */
  get links(): readonly PageLink[] {
    return this.#links.value?.links ?? [];
  }

  async load(page: LinkedPage): Promise<void> {
    const shown = this.#links.value?.page;
    if (shown?.pageName === page.pageName && shown.entityId === page.entityId) return;
    await this.#links.refresh(page);
  }
}
