import { makeAutoObservable, observable } from 'mobx';
import type { Post } from '@/core/posting/post';
import { asGuestSees } from '@/core/posting/post';
import type { PostTally } from '@/core/posting/post-events.port';
import type { VotableSource } from '@/core/voting/votables';
import type { VoteState } from '@/core/voting/vote-tally';
import type { Personal } from '../common/personal';

/** Every post of the page by id: one copy, used by all feeds and screens. */
export class PostsStore implements Personal, VotableSource {
  private readonly posts = observable.map<string, Post>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the post; null if the page does not have it. */
  find(postId: string): Post | null {
    return this.posts.get(postId) ?? null;
  }

  /** Keeps posts from a service's answer for this viewer. */
  keep(posts: readonly Post[]): void {
    for (const post of posts) this.posts.set(post.id, post);
  }

  /** Keeps a post from an event, which is the same for every receiver: the viewer's vote and authorship stay. */
  keepShared(post: Post): void {
    const known = this.posts.get(post.id);
    this.posts.set(post.id, known ? { ...post, myVote: known.myVote, isMine: known.isMine } : post);
  }

  findVotable(id: string): Post | null {
    return this.find(id);
  }

  showVotes(id: string, votes: VoteState): void {
    const post = this.posts.get(id);
    if (post) this.posts.set(id, { ...post, ...votes });
  }

  /** Others voted on a post of the user. */
  tally({ id, upvotes, downvotes }: PostTally): void {
    const post = this.posts.get(id);
    if (post) this.posts.set(id, { ...post, upvotes, downvotes });
  }

  forget(): void {
    for (const post of this.posts.values()) this.posts.set(post.id, asGuestSees(post));
  }
}
