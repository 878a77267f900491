import { makeAutoObservable, observable } from 'mobx';
import type { Post } from '@/core/posting/post';

/** Every post that the page knows, by id: one copy, whichever feed or screen shows it. */
export class PostsStore {
  private readonly posts = observable.map<string, Post>({}, { deep: false });

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null for a post that the page does not know. */
  find(postId: string): Post | null {
    return this.posts.get(postId) ?? null;
  }

  /** Keeps posts as a service answered them for this person. */
  keep(posts: readonly Post[]): void {
    for (const post of posts) this.posts.set(post.id, post);
  }

  /**
   * Keeps a post as everybody sees it: an event does not know one's own vote and authorship, so what is known of these
   * stays.
   */
  keepShared(post: Post): void {
    const known = this.posts.get(post.id);
    this.posts.set(post.id, known ? { ...post, myVote: known.myVote, isMine: known.isMine } : post);
  }

  /** Changes a known post; for an unknown one nothing happens. */
  change(postId: string, change: (post: Post) => Post): void {
    const post = this.posts.get(postId);
    if (post) this.posts.set(postId, change(post));
  }

  /** Nobody is signed in any more: posts stay, and nothing on them is anybody's own. */
  forgetViewer(): void {
    for (const post of this.posts.values()) this.posts.set(post.id, { ...post, myVote: 'none', isMine: false });
  }
}
