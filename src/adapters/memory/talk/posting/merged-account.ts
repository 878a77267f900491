import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { AnonymousProfile } from '@/core/account/profile/anonymous-profile';
import { VoteRecords } from '../voting/vote-records';
import { PostRecords } from './post-records';

export function countsOfMemoryMerge(world: MemoryWorld, viewer: MemoryUser, other: MemoryUser) {
  const posts = world.records(PostRecords).all;
  const shown = (written: readonly { readonly authorId: string | null; readonly status: string }[]) =>
    written.filter(({ authorId, status }) => authorId === other.id && status !== 'DELETED').length;
  const { moved, ended } = votesToMerge(world, viewer, other);
  return {
    posts: shown(posts),
    comments: shown(posts.flatMap((post) => post.comments)),
    votes: { moves: moved.length, ends: ended.length },
  };
}

/** Returns the votes to move. A vote cannot move if this account has voted, or is the author. */
function votesToMerge(world: MemoryWorld, viewer: MemoryUser, other: MemoryUser) {
  const votes = world.records(VoteRecords);
  const posts = world.records(PostRecords).all;
  const voted = [...posts, ...posts.flatMap((post) => post.comments)].filter(
    ({ id }) => votes.voteOf(other.id, id) !== null,
  );
  const ends = ({ id, authorId }: (typeof voted)[number]) =>
    authorId === viewer.id || votes.voteOf(viewer.id, id) !== null;
  return { moved: voted.filter((one) => !ends(one)), ended: voted.filter(ends) };
}

/** Merges votes. A vote that cannot move still counts, without an owner. */
function mergeVotes(world: MemoryWorld, viewer: MemoryUser, other: MemoryUser): void {
  const votes = world.records(VoteRecords);
  for (const { id } of votesToMerge(world, viewer, other).moved) {
    votes.setVote(viewer.id, id, votes.voteOf(other.id, id));
    votes.setVote(other.id, id, null);
  }
}

/** Merges posts, comments and votes. With `look`, posts and comments move to that pseudonym. */
export function mergeMemoryPersonas(
  world: MemoryWorld,
  viewer: MemoryUser,
  other: MemoryUser,
  look: AnonymousProfile | null,
): void {
  mergeVotes(world, viewer, other);
  const posts = world.records(PostRecords);
  const votes = world.records(VoteRecords);
  const author = look && { name: look.userName, avatarUrl: look.avatarUri, avatarBgColor: look.avatarColor };
  const moved = <Written extends { readonly id: string; readonly authorId: string | null; readonly author: object }>(
    written: Written,
  ): Written => {
    if (written.authorId !== other.id) return written;
    votes.setVote(`nobody for ${viewer.id}`, written.id, votes.voteOf(viewer.id, written.id));
    votes.setVote(viewer.id, written.id, null);
    return {
      ...written,
      authorId: viewer.id,
      ...(author === null ? {} : { author: { ...written.author, ...author } }),
    };
  };
  for (const post of posts.all) posts.replace(moved({ ...post, comments: post.comments.map(moved) }));
}
