import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isNotFoundFailure } from '@/core/kernel/common/failure';
import { communityPathOf } from '@/core/talk/communities/community-path';
import { isOwnRemovedPost } from '@/core/talk/posting/changeable.rules';
import type { Post } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { postTextsOf } from '@/core/talk/posting/post-texts.rules';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { CommunityPostsKey, OwnPostsKey, PostPageKey } from '@/stores/talk/posting/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { BackLink } from '@/views/kernel/shell/back-link';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { Field } from '@/views/kernel/ui/field';
import { Section } from '@/views/kernel/ui/section';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextArea } from '@/views/kernel/ui/text-area';
import { PageLinks } from '@/views/talk/interlinking/page-links';
import { ChangePost } from '@/views/talk/posting/change-post';
import { NewestPostsOffer } from '@/views/talk/posting/newest-posts-offer';
import { PostCard } from '@/views/talk/posting/post-card';
import { PostCardSkeleton } from '@/views/talk/posting/post-card-skeleton';
import { PostLinks } from '@/views/talk/posting/post-links';
import { CommentList } from './comment-list';
import { CommentPrompt } from './comment-prompt';
import { CommentSkeletons } from './comment-skeletons';
import { postMessages as messages } from './post-messages';

export function PostScreen() {
  return (
    <ScreenFrame places={<PostPlaces />} aside={<PostAside />}>
      <PostPart />
    </ScreenFrame>
  );
}

const PostPlaces = observer(function PostPlaces() {
  const { state } = useStore(PostPageKey);
  return <MainPlaces here={state.state === 'ready' ? communityPathOf(state.value.community) : undefined} />;
});

const PostPart = observer(function PostPart() {
  const page = useStore(PostPageKey);
  const { state } = page;
  switch (state.state) {
    case 'idle':
    case 'loading':
      return (
        <TopPart>
          <PostSkeleton />
        </TopPart>
      );
    case 'failed':
      return isNotFoundFailure(state.failure) ? (
        <PostGone title={messages.postNotFoundTitle} text={messages.postNotFoundText} />
      ) : (
        <TopPart>
          <LoadFailure
            failure={state.failure}
            texts={{ failedTitle: messages.postFailedTitle, tryAgain: messages.tryAgain }}
            onRetry={page.reload}
          />
        </TopPart>
      );
    case 'ready': {
      const post = state.value;
      if (post.status === 'FLAGGED' && post.isMine) return <CheckedPost post={post} />;
      if (isOwnRemovedPost(post)) return <RemovedPost post={post} />;
      if (post.status !== 'LIVE') return <HiddenPost post={post} />;
      return (
        <>
          <TopPart>
            <PostCard post={post} whole />
          </TopPart>
          <CommentPrompt target={{ kind: 'post', id: post.id }} />
          <CommentList post={post} />
        </>
      );
    }
  }
});

const HiddenPost = observer(function HiddenPost({ post }: { readonly post: Post }) {
  const features = useStore(FeaturesKey);
  const { status, isMine } = post;
  const isDeletedOwn = isMine && (status === 'DELETED' || status === 'AUTHOR_REJECTED');
  return (
    <PostGone
      title={messages.postHiddenTitle}
      text={goneTextOf(post)}
      action={
        isDeletedOwn ? (
          <Button onClick={() => void features.ask(OwnPostsKey, (own) => void own.restore(post))}>
            {messages.bringBack}
          </Button>
        ) : null
      }
    />
  );
});

/** Shows a held post to its author. */
function CheckedPost({ post }: { readonly post: Post }) {
  return (
    <TopPart>
      <Callout tone="alert" title={messages.checkedTitle}>
        {messages.checkedText}
      </Callout>
      <LazyCheckedWords kind="post" texts={postTextsOf(post)} />
      <ChangePost post={post} />
      <PostCard post={post} whole />
    </TopPart>
  );
}

function RemovedPost({ post }: { readonly post: Post }) {
  return (
    <TopPart>
      <Callout tone="alert" title={messages.removedTitle}>
        {messages.removedText}
      </Callout>
      <ChangePost post={post} />
      <PostCard post={post} whole />
    </TopPart>
  );
}

function goneTextOf({ status, isMine }: Post): string {
  if (status === 'LIVE') return '';
  if (isMine && (status === 'DELETED' || status === 'AUTHOR_REJECTED')) return messages.yourStatuses[status];
  return messages.statuses[status];
}

function TopPart({ children }: { readonly children: ReactNode }) {
  return (
    <div className="hang">
      <BackLink to="/">{messages.backHome}</BackLink>
      {children}
    </div>
  );
}

interface PostGoneProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function PostGone({ title, text, action = null }: PostGoneProps) {
  return (
    <>
      <TopPart>
        <EmptyState level={1} title={title} action={action}>
          {text}
        </EmptyState>
        <UnsentTexts />
      </TopPart>
      <NewestPostsOffer />
    </>
  );
}

/** Shows texts of boxes that were removed with the post. */
const UnsentTexts = observer(function UnsentTexts() {
  const { writtenTexts } = useStore(CommentWritingKey);
  return writtenTexts.map((text) => (
    <Field key={text} label={messages.unsent}>
      <TextArea lines={2} dir="auto" readOnly value={text} onValueChange={() => undefined} />
    </Field>
  ));
});

const PostAside = observer(function PostAside() {
  const { offer } = useStore(CommunityPostsKey);
  return (
    <>
      <WhoSeesWhat />
      {offer === null ? null : (
        <Section title={messages.moreFrom(offer.community)}>
          <PostLinks posts={offer.posts} />
        </Section>
      )}
      <PageLinks linked={offer?.posts.map(({ id }) => postPathOf(id)) ?? []} />
    </>
  );
});

function PostSkeleton() {
  return (
    <SkeletonGroup label={messages.loadingPost}>
      <PostCardSkeleton whole />
      <CommentSkeletons />
    </SkeletonGroup>
  );
}
