import type { PageMeta } from '@/core/shell/page-meta';
import { pageMetaOf } from '@/core/shell/page-meta';
import type { App } from './create-app';

/** What the document says about the page that an app shows. */
export function metaOfApp({ stores, shownPage }: App): PageMeta {
  return pageMetaOf(shownPage() ?? { screen: null }, stores.navigation.path, stores.brand);
}
