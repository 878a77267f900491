import { ContainerModule } from 'inversify';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { SocketPostEvents } from '@/adapters/realtime/socket-post-events';
import { SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { PostEventsPort } from '@/core/posting/post-events.port';
import { PostWritingPort } from '@/core/posting/post-writing.port';
import { HttpClientKey } from '../../app-keys';

/** Writing posts, and posts of others as they appear, over the wire. */
export const composerAdapters = new ContainerModule(({ bind }) => {
  bind(PostWritingPort)
    .toResolvedValue((http) => new PostingApi(http), [HttpClientKey])
    .inSingletonScope();
  bind(PostEventsPort)
    .toResolvedValue((realtime) => new SocketPostEvents(realtime), [SocketRealtimeKey])
    .inSingletonScope();
});
