import { InterlinkingApi } from '@/adapters/http/generated/feed/interlinking';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { PageLinksStore } from '@/stores/talk/interlinking/page-links.store';

export const interlinkingAdapters = wire((provide) => {
  provide(InterlinkingApi, [HttpClientKey], InterlinkingPort);
});

export const interlinkingModule = wire((provide) => {
  provide(PageLinksStore, [InterlinkingPort], PageLinksKey);
});
