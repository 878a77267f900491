import type { Key } from '@/core/kernel/common/key';
import type { PageLinksStore } from './page-links.store';

/** The store of this feature, by a key that pulls no code. */
export const PageLinksKey: Key<PageLinksStore> = Symbol('interlinking/PageLinksStore');
