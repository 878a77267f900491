import { ContainerModule } from 'inversify';
import { InterlinkingApi } from '@/adapters/http/generated/feed/interlinking';
import { InterlinkingPort } from '@/core/interlinking/interlinking.port';
import { HttpClientKey } from '../../app-keys';

/** Links to other pages, over the wire. */
export const interlinkingAdapters = new ContainerModule(({ bind }) => {
  bind(InterlinkingPort)
    .toResolvedValue((http) => new InterlinkingApi(http), [HttpClientKey])
    .inSingletonScope();
});
