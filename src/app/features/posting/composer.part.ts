import { RealtimePort } from '@/core/shell/realtime-events.port';
import { ComposerKey, FeedKey } from '@/stores/posting/keys';
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
    const realtime = container.get(RealtimePort);
    realtime.onPostAdded(feed.receive);
    realtime.onReconnected(() => void feed.catchUp());
    composer.start();
  },
};
