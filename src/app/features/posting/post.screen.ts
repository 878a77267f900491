import '@/views/comments/comments.css';
import type { Container } from 'inversify';
import { reaction } from 'mobx';
import { postPageTexts } from '@/core/posting/post-page-texts';
import { commentOfAddress, sortOfAddress, startOfAddress } from '@/core/posting/shown-order';
import { CommentWritingKey, ThreadsKey } from '@/stores/comments/keys';
import { IntentsKey } from '@/stores/intents/keys';
import { NavigationKey } from '@/stores/navigation/keys';
import { CommunityPostsKey, PostPageKey } from '@/stores/posting/keys';
import { AccessKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { PostScreen } from '@/views/posting/post-screen';
import type { Screen } from '../../feature';
import { commentsAdapters } from './comments.adapters';
import { postModule } from './post.module';

/** Shows the one comment that the address leads to. */
async function revealComment(container: Container): Promise<void> {
  const commentId = commentOfAddress(container.get(NavigationKey).address);
  if (commentId !== null) await container.get(ThreadsKey).reveal(commentId);
}

/** A post with its comments. */
export const postScreen: Screen = {
  module: postModule,
  adapters: commentsAdapters,
  View: PostScreen,
  query: ['comments', 'after', 'comment'],
  load: async (container, { postId = '' }) => {
    const { address } = container.get(NavigationKey);
    const page = container.get(PostPageKey);
    await page.open(postId, sortOfAddress(address), startOfAddress(address));
    if (page.post?.status !== 'LIVE') return;
    await revealComment(container);
    await container.get(CommunityPostsKey).load(page.post);
  },
  requery: revealComment,
  // A comment that waited for a login or onboarding is written now.
  start: (container) => {
    const access = container.get(AccessKey);
    const page = container.get(PostPageKey);
    reaction(
      () => access.isWriter && page.postId !== null,
      (mayWrite) => {
        if (!mayWrite) return;
        void container.get(FeaturesKey).ask(IntentsKey, (intents) => {
          const intent = intents.take('writeComment');
          if (intent !== null) container.get(CommentWritingKey).open({ kind: 'post', id: intent.postId });
        });
      },
      { fireImmediately: true },
    );
  },
  page: (container) => {
    const { state } = container.get(PostPageKey);
    return state.state === 'ready' && state.value.status === 'LIVE' ? postPageTexts(state.value) : null;
  },
};
