import type { PageMeta } from '@/core/kernel/navigation/page-meta';
import { pageMetaOf, pageMetaOfUnavailable } from '@/core/kernel/navigation/page-meta';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import type { App } from './app';

export function metaOfUnavailableApp({ store }: App): PageMeta {
  return pageMetaOfUnavailable(store(NavigationKey).path, store(BrandKey));
}

export function metaOfApp({ store, shownPage }: App): PageMeta {
  return pageMetaOf(shownPage(), store(NavigationKey).path, store(BrandKey));
}
