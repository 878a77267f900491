import { reaction } from 'mobx';
import type { Part } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { CatchUpFeed } from '@/core/talk/posting/catch-up-feed.use-case';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { SessionKey } from '@/stores/account/session/keys';
import { ComposerKey, FeedKey, PostsKey } from '@/stores/talk/posting/keys';
import { LongListKey } from '@/views/talk/posting/long-list-part';
import { PostingOverlays } from '@/views/talk/posting/posting-overlays';
import { composerAdapters, composerModule } from './composer.module';

export const composerPart: Part = {
  module: composerModule,
  adapters: composerAdapters,
  Overlays: PostingOverlays,
  start: (container) => {
    const composer = container.get(ComposerKey);
    const feed = container.get(FeedKey);
    const events = container.get(PostEventsPort);
    events.onPostAdded(feed.receive);
    const posts = container.get(PostsKey);
    events.onPostTallied(posts.tally);
    const catchUp = container.get(CatchUpFeed);
    events.onPostChanged((post) => void catchUp.showChanged(post));
    container.get(RealtimePort).onMissed('document', () => void catchUp.execute());
    container.get(UserEventsPort).onEvent('postWritten', ({ id }) => void catchUp.showOwn(id));
    void container.get(LongListKey).load(['list']);
    const session = container.get(SessionKey);
    reaction(() => session.userId, composer.start, { fireImmediately: true });
  },
};
