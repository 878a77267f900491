import type { PageMeta } from '@/core/shell/page-meta';
import { pageMetaOf } from '@/core/shell/page-meta';
import { BrandKey, NavigationKey } from '@/stores/shell/keys';
import type { App } from './app';

/** Returns what the document says about the page that an app shows. */
export function metaOfApp({ store, shownPage }: App): PageMeta {
  return pageMetaOf(shownPage(), store(NavigationKey).path, store(BrandKey));
}
