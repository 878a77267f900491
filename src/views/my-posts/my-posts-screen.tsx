import { observer } from 'mobx-react-lite';
import { plural } from '@/core/formatting/plural';
import { isRemovedOwn } from '@/core/posting/changeable.rules';
import type { Post } from '@/core/posting/post';
import { MyPostsKey } from '@/stores/my-posts/keys';
import { ComposerKey } from '@/stores/posting/keys';
import { SessionKey } from '@/stores/session/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { moreStatusOf } from '../common/more-status';
import { OwnListView } from '../common/own-list-view';
import { useNewItemsFocus } from '../common/use-new-items-focus';
import { useStore } from '../common/use-store';
import { useUserData } from '../common/use-user-data';
import { ReasonList } from '../content-checks/reason-list';
import { ChangePost } from '../posting/change-post';
import { PostCard } from '../posting/post-card';
import { LoginGate } from '../session/login-gate';
import { OwnPlaces } from '../shell/own-places';
import { PointsAside } from '../shell/points-aside';
import { ScreenFrame } from '../shell/screen-frame';
import { TimeAgo } from '../shell/time-ago';
import { WhoSeesWhat } from '../shell/who-sees-what';
import { OwnStatements } from '../statements/own-statements';
import { WhyRemoved } from '../statements/why-removed';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { EmptyState } from '../ui/empty-state';
import { LoadMore } from '../ui/load-more';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { HeldComments } from './held-comments';
import { messages } from './messages';

/** The user’s own posts; no other user has this list. */
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

/** A post with its status if others do not see it. Of one that was taken back the text is not shown. */
function OwnPost({ post }: { readonly post: Post }) {
  switch (post.status) {
    case 'LIVE':
      return <PostCard post={post} />;
    case 'FLAGGED':
      return (
        <>
          <Callout tone="alert" className="mt-6" action={<ChangePost post={post} />}>
            <p>{messages.checked}</p>
            <Reasons post={post} />
          </Callout>
          <PostCard post={post} />
        </>
      );
    case 'NOT_FOUND':
      return isRemovedOwn(post) ? (
        <>
          <Callout tone="alert" className="mt-6" action={<ChangePost post={post} />}>
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
