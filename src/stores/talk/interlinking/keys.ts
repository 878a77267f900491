import type { Key } from '@/core/kernel/common/key';
import type { PageLinksStore } from './page-links.store';

export const PageLinksKey: Key<PageLinksStore> = Symbol('interlinking/PageLinksStore');
