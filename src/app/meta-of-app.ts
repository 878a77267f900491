import type { PageMeta } from '@/core/kernel/navigation/page-meta';
import { pageMetaOf, pageMetaOfAway } from '@/core/kernel/navigation/page-meta';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import type { App } from './app';

/** Returns what the document of an app says whose services do not answer. */
export function metaOfAwayApp({ store }: App): PageMeta {
  return pageMetaOfAway(store(NavigationKey).path, store(BrandKey));
}

/** Returns what the document says about the page that an app shows. */
export function metaOfApp({ store, shownPage }: App): PageMeta {
  return pageMetaOf(shownPage(), store(NavigationKey).path, store(BrandKey));
}
