import { ContainerModule } from 'inversify';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { HttpClientKey } from '../../app-keys';

/** Writing posts over the wire. */
export const composerAdapters = new ContainerModule(({ bind }) => {
  bind(PostWritingPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
});
