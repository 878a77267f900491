import { reaction } from 'mobx';
import { CatchUpFeed } from '@/core/posting/catch-up-feed.use-case';
import { PostEventsPort } from '@/core/posting/post-events.port';
import { OwnActEventsPort } from '@/core/realtime/own-acts.port';
import { RealtimePort } from '@/core/realtime/realtime.port';
import { ComposerKey, FeedKey, PostsKey } from '@/stores/posting/keys';
import { SessionKey } from '@/stores/session/keys';
import { LongListKey } from '@/views/posting/long-list-part';
import { PostingOverlays } from '@/views/posting/posting-overlays';
import type { Part } from '../../feature';
import { composerAdapters } from './composer.adapters';
import { composerModule } from './composer.module';

/** Writing posts, and posts of others as they appear. */
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
    container.get(OwnActEventsPort).onAct('postWritten', ({ id }) => void catchUp.showOwn(id));
    void container.get(LongListKey).load(['list']);
    const session = container.get(SessionKey);
    reaction(() => session.userId, composer.start, { fireImmediately: true });
  },
};
