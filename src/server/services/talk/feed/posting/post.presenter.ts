import type { BestReply, Post, PostAuthor, VoteType } from '@/contract/generated/feed';
import { minuteOf, minuteOrNull } from '@/core/kernel/common/minute.rules';
import { bestReplyText } from '@/core/talk/comments/best-reply.rules';
import { isChangeable } from '@/core/talk/posting/changeable.rules';
import { FORMER_AUTHOR } from '@/core/talk/posting/former-author.rules';
import { presentLink } from '../attachments/link-card';
import { presentOffers } from '../attachments/offer.presenter';
import { presentPoll } from '../attachments/poll.presenter';
import { fileKeysOf, presentMedia } from '../attachments/stored-media';
import type { BestReplyRow } from './best-reply.queries';
import type { PostRow } from './post.queries';

type AuthorColumns = Pick<
  PostRow,
  'author_name' | 'author_tagline' | 'author_avatar' | 'author_color' | 'author_proof' | 'profile_type'
>;

/**
 * Presents a post without `author_ref`. Only the author gets the text of a hidden post. An expired removed post is only
 * a placeholder.
 */
export function presentPost(row: PostRow, isMine: boolean): Post {
  const readable = row.status === 'LIVE' || (isMine && isChangeable(row.status) && row.author_name !== '');
  const viewed = readable ? { pick: row.pick ?? null, isMine } : null;
  return {
    id: row.id,
    status: row.status,
    kind: readable ? row.kind : null,
    title: readable ? row.title : '',
    content: readable ? row.content : '',
    // A deleted post also loses its name, which may say as much as the text.
    author: readable ? presentAuthor(row) : FORMER_AUTHOR,
    community: {
      type: row.community_type,
      entityId: row.community_id,
      name: row.community_name,
      slug: row.community_slug,
      logo: row.community_logo,
    },
    createdAt: minuteOf(row.created_at),
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    commentsCount: row.comments_count,
    myVote: voteOf(row),
    isMine,
    poll: viewed && row.poll && presentPoll(row.id, { ballot: row.poll, ...viewed }),
    offers: viewed && row.offers && presentOffers(row.id, { ballot: row.offers, ...viewed }),
    editedAt: readable ? minuteOrNull(row.edited_at) : null,
    mentions: readable ? [...row.mentions] : [],
    media: readable ? presentMedia(row.media ?? []) : [],
    link: readable ? row.link && presentLink(row.link) : null,
    ...(row.status === 'LIVE' && row.best_reply && { bestReply: presentBestReply(row.best_reply) }),
    ...(readable && row.kind === 'image' && { postType: 'image', additionalData: { order: fileKeysOf(row.media) } }),
  };
}

function presentBestReply({ id, name, tagline, content }: BestReplyRow): BestReply {
  return { commentId: id, name, tagline, content: bestReplyText(content) };
}

export function voteOf({ vote }: { readonly vote?: number | null }): VoteType {
  if (vote === 1) return 'up';
  return vote === -1 ? 'down' : 'none';
}

export function presentAuthor(row: AuthorColumns): PostAuthor {
  return {
    name: row.author_name,
    tagline: row.author_tagline,
    avatarUrl: row.author_avatar,
    avatarBgColor: row.author_color,
    profileType: row.profile_type,
    proof: row.author_proof,
  };
}
