import Image from 'lucide-react/icons/image';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import { isOwnRemovedPost } from '@/core/talk/posting/changeable.rules';
import type { Post } from '@/core/talk/posting/post';
import { SessionKey } from '@/stores/account/session/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { LoginGate } from '@/views/account/session/login-gate';
import { HangingIcons } from '@/views/kernel/common/hanging-icons';
import { moreStatusOf } from '@/views/kernel/common/more-status';
import { OwnListView } from '@/views/kernel/common/own-list-view';
import { useNewItemsFocus } from '@/views/kernel/common/use-new-items-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { ReasonList } from '@/views/kernel/content-checks/reason-list';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { WhoSeesWhat } from '@/views/kernel/shell/who-sees-what';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { EmptyState } from '@/views/kernel/ui/empty-state';
import { LoadMore } from '@/views/kernel/ui/load-more';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { OwnStatements } from '@/views/trust/statements/own-statements';
import { WhyRemoved } from '@/views/trust/statements/why-removed';
import { ChangePost } from '../posting/change-post';
import { PostCard } from '../posting/post-card';
import { HeldComments } from './held-comments';
import { messages } from './messages';

/** Shows the user's own posts, which no other user sees as a list. */
export const MyPostsScreen = observer(function MyPostsScreen() {
  const { isLoggedIn } = useStore(SessionKey);
  const mine = useStore(MyPostsKey);
  useUserData(mine.load);
  return (
    <ScreenFrame
      places={<OwnPlaces />}
      aside={
        <>
          <PointsAside title={messages.decisions} points={messages.decisionsPoints}>
            <TextLink to="/legal/community-guidelines" look="block">
              {messages.guidelines}
            </TextLink>
          </PointsAside>
          <WhoSeesWhat />
        </>
      }
    >
      <Section level={1} title={messages.title}>
        <p className="text-ink-2 mb-2">{messages.lead}</p>
        {isLoggedIn ? <Written /> : <LoginGate title={messages.gate} />}
      </Section>
      {isLoggedIn ? <HeldComments /> : null}
      {isLoggedIn ? <OwnStatements /> : null}
    </ScreenFrame>
  );
});

const Written = observer(function Written() {
  const mine = useStore(MyPostsKey);
  return (
    <OwnListView state={mine.state} texts={messages} onRetry={mine.load}>
      {() => (mine.visible.length === 0 ? <Nothing /> : <Posts />)}
    </OwnListView>
  );
});

function Nothing() {
  const features = useStore(FeaturesKey);
  return (
    <EmptyState
      title={messages.emptyTitle}
      picture={<HangingIcons icons={[MessageCircle, Image, Link2]} />}
      action={
        <Button onClick={() => void features.ask(ComposerKey, (composer) => composer.ask())}>{messages.write}</Button>
      }
    >
      {messages.emptyText}
    </EmptyState>
  );
}

const Posts = observer(function Posts() {
  const mine = useStore(MyPostsKey);
  const { meta, visible } = mine;
  const { list, expectMore } = useNewItemsFocus<HTMLDivElement>(visible.length);
  const handleMore = () => {
    expectMore();
    void mine.loadMore();
  };
  return (
    <>
      {meta === null ? null : (
        <p className="meta num mb-2">
          {plural(meta.postsCount, messages.posts)}
          <span className="dot" />
          {plural(meta.answersCount, messages.answers)}
          <span className="dot" />
          {plural(meta.followedCount, messages.followed)}
        </p>
      )}
      <div ref={list}>
        {visible.map((post) => (
          <OwnPost key={post.id} post={post} />
        ))}
      </div>
      <LoadMore
        status={moreStatusOf(mine)}
        onLoadMore={handleMore}
        texts={{
          more: messages.more,
          loading: messages.loading,
          failed: messages.moreFailed,
          retry: messages.tryAgain,
          done: messages.end,
        }}
      />
    </>
  );
});

/** Hides the text of a withdrawn post. */
function OwnPost({ post }: { readonly post: Post }) {
  switch (post.status) {
    case 'LIVE':
      return <PostCard post={post} />;
    case 'FLAGGED':
      return (
        <>
          <Callout tone="alert" className="mt-4" action={<ChangePost post={post} />}>
            <p>{messages.checked}</p>
            <Reasons post={post} />
          </Callout>
          <PostCard post={post} />
        </>
      );
    case 'NOT_FOUND':
      return isOwnRemovedPost(post) ? (
        <>
          <Callout tone="alert" className="mt-4" action={<ChangePost post={post} />}>
            <p>{messages.removed}</p>
            <WhyRemoved itemId={post.id} />
          </Callout>
          <PostCard post={post} />
        </>
      ) : (
        <NotShown post={post} />
      );
    case 'AUTHOR_REJECTED':
    case 'DELETED':
      return <NotShown post={post} />;
  }
}

const Reasons = observer(function Reasons({ post }: { readonly post: Post }) {
  const mine = useStore(MyPostsKey);
  return <ReasonList reasons={mine.reasonsOf(post)} />;
});

function NotShown({ post }: { readonly post: Post }) {
  return (
    <p className="post meta">
      {(post.status === 'AUTHOR_REJECTED' ? messages.takenBack : messages.notShown)(post.community.name)}
      <span className="dot" />
      <TimeAgo at={post.createdAt} />
    </p>
  );
}
