import MessageCircle from 'lucide-react/icons/message-circle';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useCallback } from 'react';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import { createToast } from '@/core/kernel/toasts/toast';
import { toastMessages } from '@/core/kernel/toasts/toast-messages';
import { ToastsPort } from '@/core/kernel/toasts/toasts.port';
import { commentPathOf } from '@/core/talk/posting/comment-path';
import type { Post } from '@/core/talk/posting/post';
import { partOf } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { PostViewsKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { useSeen } from '@/views/kernel/tracking/use-seen';
import { LazyMenu } from '@/views/kernel/ui/lazy-menu';
import { EllipsisIcon, ShareIcon } from '@/views/kernel/ui/line-icon';
import { BookmarkButton } from '../bookmarks/bookmark-button';
import { VoteButtons } from '../voting/vote-buttons';
import { AuthorLine } from './author-line';
import { messages } from './messages';
import { PostAttachment } from './post-attachment';
import { PostText } from './post-text';
import { useReservedHeight } from './use-reserved-height';

export interface PostCardProps {
  readonly post: Post;
  readonly whole?: boolean;
  readonly inCommunity?: boolean;
  /** If true, the card begins with the number of answers. */
  readonly asks?: boolean;
  /** If true, only the card's height is rendered far from the window. */
  readonly mayBeEmpty?: boolean;
}

export const PostCard = observer(function PostCard({
  post,
  whole = false,
  inCommunity = false,
  asks = false,
  mayBeEmpty = false,
}: PostCardProps) {
  const path = postPathOf(post.id);
  const article = usePostSeen(post.id);
  const height = useReservedHeight(article, mayBeEmpty);
  const Heading = whole ? 'h1' : 'h2';
  const part = partOf(post);
  // The author deleted the post while it was shown.
  if (post.status !== 'LIVE' && !post.isMine) return <p className="post meta">{messages.gone}</p>;
  if (height !== undefined) {
    return <article ref={article} className="post" style={{ height }} aria-label={briefOf(post)} />;
  }
  return (
    <article ref={article} className={asks ? 'post post--asks' : 'post'} aria-labelledby={`post-${post.id}`}>
      {asks ? <Answers count={post.commentsCount} /> : null}
      <AuthorLine
        author={post.author}
        createdAt={post.createdAt}
        edited={post.editedAt === null ? null : { versionedType: 'post', versionedId: post.id }}
        isMine={post.isMine}
        community={inCommunity ? null : post.community}
      >
        <PostMenuButton post={post} />
      </AuthorLine>
      {post.title === null ? null : (
        <Heading id={`post-${post.id}`} className={whole ? 'h1 mb-2' : 'post__t'}>
          {whole ? post.title : <a href={path}>{post.title}</a>}
        </Heading>
      )}
      <PostText
        content={post.content}
        mentions={post.mentions}
        whole={whole}
        path={path}
        leadId={post.title === null ? `post-${post.id}` : undefined}
      />
      {part === null ? null : <PostAttachment part={part} post={post} whole={whole} />}
      {whole ? null : <BestReply post={post} />}
      <PostActions post={post} path={path} />
    </article>
  );
});

function Answers({ count }: { readonly count: number }) {
  if (count === 0) return <p className="post__answers meta">{messages.noAnswers}</p>;
  return <p className="post__answers num">{plural(count, messages.comments)}</p>;
}

const briefOf = ({ title, content }: Post) => title ?? shortenToWords(content, 60);

const PostActions = observer(function PostActions({ post, path }: { readonly post: Post; readonly path: string }) {
  const features = useStore(FeaturesKey);
  const handleShare = () => {
    void features.ask(SharingKey, (sharing) => {
      void sharing.share(path, briefOf(post), { resourceType: 'post', resourceId: post.id });
    });
  };
  return (
    <div className="acts">
      <VoteButtons type="post" votable={post} />
      <a className="act" href={`${path}#comments`} aria-label={plural(post.commentsCount, messages.comments)}>
        <MessageCircle size={19} aria-hidden="true" />
        {groupIndian(post.commentsCount)}
      </a>
      <BookmarkButton kind="post" itemId={post.id} name={briefOf(post)} className="ms-auto" />
      <button type="button" className="act" aria-label={messages.share} onClick={handleShare}>
        <ShareIcon />
      </button>
    </div>
  );
});

function BestReply({ post }: { readonly post: Pick<Post, 'id' | 'bestReply'> }) {
  const { bestReply: reply } = post;
  if (reply === undefined) return null;
  return (
    <p className="reply">
      <a className="reply__by" href={commentPathOf({ id: reply.commentId, postId: post.id })}>
        <span className="vh">{messages.bestReply} </span>
        {reply.name}
      </a>
      {reply.tagline === null ? null : <span className="meta"> {reply.tagline}</span>}
      <span className="reply__x">{reply.content}</span>
    </p>
  );
}

interface PostMenuButtonProps {
  readonly post: Post;
}

function PostMenuButton({ post }: PostMenuButtonProps) {
  const features = useStore(FeaturesKey);
  const toasts = useStore(ToastsPort);
  const load = async () => {
    const [{ PostMenu }, hasIdle] = await Promise.all([import('./post-menu'), features.loadIdle()]);
    if (!hasIdle) throw new Error('The stores of the menu did not load.');
    return PostMenu;
  };
  return (
    <LazyMenu
      label={messages.postMenu}
      trigger={<EllipsisIcon size={20} />}
      className="by__menu"
      load={load}
      menuProps={{ post }}
      onFailed={() => void toasts.show(createToast('failure', toastMessages.partNotLoaded))}
    />
  );
}

function usePostSeen(postId: string): RefObject<HTMLElement | null> {
  const views = useStore(PostViewsKey);
  return useSeen(useCallback(() => views.see(postId), [postId, views]));
}
