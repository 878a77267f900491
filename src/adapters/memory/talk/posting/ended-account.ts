import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { FORMER_AUTHOR } from '@/core/talk/posting/former-author.rules';
import { BallotRecords } from '../polls/ballot-records';
import { VersionRecords } from '../versions/version-records';
import type { MemoryComment } from './post-records';
import { PostRecords } from './post-records';

export function forgetMemoryVersions(world: MemoryWorld, user: MemoryUser): void {
  const versions = world.records(VersionRecords);
  for (const post of world.records(PostRecords).all) {
    for (const { id, authorId } of [post, ...post.comments]) if (authorId === user.id) versions.erase(id);
  }
}

/** Erases posts. A post with other users' comments stays, without its text. */
export function eraseMemoryPosts(world: MemoryWorld, user: MemoryUser): void {
  const posts = world.records(PostRecords);
  for (const post of posts.all) {
    const comments = post.comments.map((comment) => (comment.authorId === user.id ? emptied(comment) : comment));
    if (post.authorId !== user.id) posts.replace({ ...post, comments });
    else if (comments.every(({ status }) => status === 'DELETED')) posts.remove(post.id);
    else {
      world.records(BallotRecords).remove(post.id);
      posts.replace({ ...post, status: 'DELETED', authorId: null, author: FORMER_AUTHOR, comments });
    }
  }
}

function emptied(comment: MemoryComment): MemoryComment {
  return {
    ...comment,
    status: 'DELETED',
    content: '',
    mentions: [],
    editedAt: null,
    authorId: null,
    author: FORMER_AUTHOR,
  };
}

export function unlinkMemoryPosts(world: MemoryWorld, user: MemoryUser): void {
  const posts = world.records(PostRecords);
  const withoutAuthor = <Written extends { readonly authorId: string | null }>(written: Written): Written =>
    written.authorId === user.id ? { ...written, authorId: null, author: FORMER_AUTHOR } : written;
  for (const post of posts.all) {
    posts.replace(withoutAuthor({ ...post, comments: post.comments.map(withoutAuthor) }));
  }
}
