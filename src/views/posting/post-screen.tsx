import { observer } from 'mobx-react-lite';
import { PostPageKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { CommentList } from './comment-list';
import { PostCard } from './post-card';
import { postMessages as messages } from './post-messages';
import { PostSkeleton } from './post-skeleton';

/** One post with its comments. */
export const PostScreen = observer(function PostScreen() {
  const page = useStore(PostPageKey);
  const { state } = page;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return <PostSkeleton />;
    case 'failed':
      return state.failure.kind === 'notFound' || state.failure.kind === 'invalid' ? (
        <PostGone text={messages.postNotFoundText} />
      ) : (
        <EmptyState
          tone="failure"
          title={messages.postFailedTitle}
          action={<Button onClick={() => void page.reload()}>{messages.tryAgain}</Button>}
        >
          {messages.postFailedText}
        </EmptyState>
      );
    case 'ready': {
      const post = state.value;
      if (post.status !== 'LIVE') return <PostGone text={messages.statuses[post.status]} />;
      return (
        <div className="postpage">
          <PostCard post={post} whole />
          <CommentList post={post} />
        </div>
      );
    }
  }
});

function PostGone({ text }: { readonly text: string }) {
  return (
    <div className="hang">
      <EmptyState
        level={1}
        title={messages.postNotFoundTitle}
        action={<ButtonLink to="/">{messages.backHome}</ButtonLink>}
      >
        {text}
      </EmptyState>
    </div>
  );
}
