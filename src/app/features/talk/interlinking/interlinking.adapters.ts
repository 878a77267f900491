import { ContainerModule } from 'inversify';
import { InterlinkingApi } from '@/adapters/http/generated/feed/interlinking';
import { HttpClientKey } from '@/app/app-keys';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';

/** Links to other pages, over the wire. */
export const interlinkingAdapters = new ContainerModule(({ bind }) => {
  bind(InterlinkingPort)
    .toResolvedValue((http) => new InterlinkingApi(http), [HttpClientKey])
    .inSingletonScope();
});
