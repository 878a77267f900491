import MessageCircle from 'lucide-react/icons/message-circle';
import { observer } from 'mobx-react-lite';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';
import { shortenToWords } from '@/core/kernel/formatting/shorten-to-words';
import type { Post } from '@/core/talk/posting/post';
import { partOf } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ShareIcon } from '@/views/kernel/ui/line-icon';
import { BookmarkButton } from '../bookmarks/bookmark-button';
import { VoteButtons } from '../voting/vote-buttons';
import { AuthorLine } from './author-line';
import { BestReply } from './best-reply';
import { messages } from './messages';
import { PostAttachment } from './post-attachment';
import { PostMenuButton } from './post-menu-button';
import { PostText } from './post-text';
import { useFarRoom } from './use-far-room';
import { usePostSeen } from './use-post-seen';

export interface PostCardProps {
  readonly post: Post;
  readonly whole?: boolean;
  readonly inCommunity?: boolean;
  /** If true, only the card's height is rendered far from the window. */
  readonly mayBeEmpty?: boolean;
}

export const PostCard = observer(function PostCard({
  post,
  whole = false,
  inCommunity = false,
  mayBeEmpty = false,
}: PostCardProps) {
  const path = postPathOf(post.id);
  const article = usePostSeen(post.id);
  const height = useFarRoom(article, mayBeEmpty);
  const Heading = whole ? 'h1' : 'h2';
  const part = partOf(post);
  // Its author deleted it while it was shown.
  if (post.status !== 'LIVE' && !post.isMine) return <p className="post meta">{messages.gone}</p>;
  if (height !== undefined) {
    return <article ref={article} className="post" style={{ height }} aria-label={briefOf(post)} />;
  }
  return (
    <article ref={article} className="post" aria-labelledby={`post-${post.id}`}>
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
        <Heading id={`post-${post.id}`} className="post__t">
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
