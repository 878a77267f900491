import { wire } from '@/app/wire';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { PageLinksStore } from '@/stores/talk/interlinking/page-links.store';

export const interlinkingModule = wire((provide) => {
  provide(PageLinksStore, [InterlinkingPort], PageLinksKey);
});
