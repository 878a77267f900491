import { ContainerModule } from 'inversify';
import { FeedApi } from '@/adapters/http/generated/feed';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { HttpClientKey } from '../../app-keys';

/** Writing posts over the wire. */
export const composerHttp = new ContainerModule(({ bind }) => {
  bind(PostWritingPort)
    .toResolvedValue((http) => new FeedApi(http), [HttpClientKey])
    .inSingletonScope();
});
