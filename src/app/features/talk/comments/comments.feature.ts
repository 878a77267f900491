import '@/views/talk/comments/comments.css';
import { reaction } from 'mobx';
import type { Feature } from '@/app/feature';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { AccessKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CommentWritingKey, ThreadsKey } from '@/stores/talk/comments/keys';
import { IntentsKey } from '@/stores/talk/intents/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { commentsAdapters, commentsModule } from './comments.module';

export const feature: Feature = {
  module: commentsModule,
  adapters: commentsAdapters,
  screens: {
    Post: async () => (await import(/* webpackChunkName: "Post" */ './post.screen')).postScreen,
  },
  start: (container) => {
    const access = container.get(AccessKey);
    const page = container.get(PostPageKey);
    const threads = container.get(ThreadsKey);
    const features = container.get(FeaturesKey);
    features.whenHere(CommentEventsPort, (events) => {
      events.onPostCommented((comment) => void threads.receive(comment));
    });
    features.whenHere(RealtimePort, (realtime) => {
      realtime.onMissed('document', () => {
        void threads.catchUp();
        void page.catchUp();
      });
    });
    reaction(
      () => access.isWriter && page.postId !== null,
      (mayWrite) => {
        if (!mayWrite) return;
        features.whenHere(IntentsKey, (intents) => {
          const intent = intents.take('writeComment');
          if (intent !== null) container.get(CommentWritingKey).open({ kind: 'post', id: intent.postId });
        });
      },
      { fireImmediately: true },
    );
  },
};
