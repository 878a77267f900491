import { InterlinkingApi } from '@/adapters/http/generated/feed/interlinking';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';

export const interlinkingAdapters = wire((provide) => {
  provide(InterlinkingApi, [HttpClientKey], InterlinkingPort);
});
