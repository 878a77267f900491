import type { Container } from 'inversify';
import { reaction } from 'mobx';
import type { Screen } from '@/app/feature';
import type { Post } from '@/core/talk/posting/post';
import { postPageTexts } from '@/core/talk/posting/post-page-texts';
import { postStructuredData } from '@/core/talk/posting/post-structured-data';
import { asksForReply, withoutReplyRequest } from '@/core/talk/posting/reply-path';
import { cursorOfAddress, sortOfAddress } from '@/core/talk/posting/shown-order';
import { AccessKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CommentWritingKey, ThreadsKey } from '@/stores/talk/comments/keys';
import { PageLinksKey } from '@/stores/talk/interlinking/keys';
import { CommunityPostsKey, PostPageKey } from '@/stores/talk/posting/keys';
import { PostScreen } from '@/views/talk/comments/post-screen';
import { revealComment } from './reveal-comment';

export const postScreen: Screen = {
  View: PostScreen,
  query: ['comments', 'after', 'comment'],
  load: async (container, { postId = '' }) => {
    const { address, isBack } = container.get(NavigationKey);
    const page = container.get(PostPageKey);
    const threads = container.get(ThreadsKey);
    threads.begin();
    const isKept = await page.open(postId, sortOfAddress(address), cursorOfAddress(address), isBack);
    if (isKept) threads.resume();
    if (page.post?.status !== 'LIVE') return;
    await revealComment(container);
    await Promise.all([
      container.get(CommunityPostsKey).load(page.post),
      container.get(PageLinksKey).load({ pageName: 'Post', entityId: page.post.id }),
    ]);
  },
  requery: revealComment,
  start: openReplyOfAddress,
  page: (container) => {
    const { state, comments } = container.get(PostPageKey);
    if (state.state !== 'ready' || !isReadable(state.value)) return null;
    return { ...postPageTexts(state.value), structured: [postStructuredData(state.value, comments)] };
  },
  isGone: (container) => {
    const { state } = container.get(PostPageKey);
    return state.state === 'ready' && hasLeft(state.value);
  },
};

/** Returns true for a post that is not shown. Posts under review are shown. */
const hasLeft = ({ status }: Post) => status !== 'LIVE' && status !== 'FLAGGED';

const isReadable = ({ status, isMine }: Post) => status === 'LIVE' || (status === 'FLAGGED' && isMine);

function openReplyOfAddress(container: Container): void {
  const access = container.get(AccessKey);
  const page = container.get(PostPageKey);
  const navigation = container.get(NavigationKey);
  reaction(
    () => asksForReply(navigation.address) && access.isWriter && page.post?.status === 'LIVE',
    (mayWrite) => {
      if (!mayWrite || page.postId === null) return;
      navigation.rewrite(withoutReplyRequest(navigation.address));
      container.get(CommentWritingKey).open({ kind: 'post', id: page.postId });
    },
    { fireImmediately: true },
  );
}
