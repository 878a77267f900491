import { commentPathOf } from '@/core/talk/posting/comment-path';
import type { Post } from '@/core/talk/posting/post';
import { messages } from './messages';

export function BestReply({ post }: { readonly post: Pick<Post, 'id' | 'bestReply'> }) {
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
