import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { UploadedImage } from '@/core/kernel/pictures/uploaded-image';
import type { CommentStatus } from '@/core/talk/comments/comment';
import type { NewComment as NewlyCommented } from '@/core/talk/comments/comment-events.port';
import type { CommunityRef } from '@/core/talk/communities/community';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import type { PostMedia } from '@/core/talk/post-media/post-media';
import type { PostKind, PostStatus } from '@/core/talk/posting/post';

/** `authorId` is null for an imported post. */
export interface MemoryPost {
  readonly id: string;
  readonly authorId: string | null;
  status: PostStatus;
  kind: PostKind | null;
  media: readonly PostMedia[];
  link: LinkCard | null;
  hidesLink: boolean;
  title: string | null;
  content: string;
  mentions: readonly string[];
  editedAt: string | null;
  readonly author: PostAuthor;
  readonly community: CommunityRef;
  readonly createdAt: string;
  readonly questionId: string | null;
  readonly viewers: Set<string>;
  readonly comments: MemoryComment[];
}

/** `authorId` is null for an imported comment. */
export interface MemoryComment {
  readonly id: string;
  readonly authorId: string | null;
  readonly parentId: string | null;
  status: CommentStatus;
  content: string;
  mentions: readonly string[];
  author: PostAuthor;
  readonly createdAt: string;
  editedAt: string | null;
  readonly upvotes: number;
}

export type NewComment = Pick<MemoryComment, 'content' | 'author'> & Partial<MemoryComment>;

export type NewPost = Pick<MemoryPost, 'authorId' | 'author' | 'title' | 'content' | 'community'> &
  Partial<Pick<MemoryPost, 'id' | 'mentions' | 'status' | 'kind' | 'media' | 'link' | 'createdAt' | 'questionId'>>;

interface FoundComment {
  readonly post: MemoryPost;
  readonly comment: MemoryComment;
}

export class PostRecords {
  readonly submissions = new Map<string, { readonly fingerprint: string; readonly postId: string }>();
  readonly waitingImages = new Map<string, UploadedImage>();
  readonly #world: MemoryWorld;
  readonly #byId = new Map<string, MemoryPost>();
  readonly #listeners = new Set<(post: MemoryPost) => void>();
  readonly #onChanged = new Set<(post: MemoryPost) => void>();
  readonly #onVoted = new Set<(post: MemoryPost) => void>();
  readonly #onCommented = new Set<(comment: NewlyCommented) => void>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  get all(): readonly MemoryPost[] {
    return [...this.#byId.values()];
  }

  find(id: string): MemoryPost | null {
    return this.#byId.get(id.toLowerCase()) ?? null;
  }

  findLive(id: string): MemoryPost | null {
    const post = this.find(id);
    return post?.status === 'LIVE' ? post : null;
  }

  add(post: NewPost): MemoryPost {
    const added: MemoryPost = {
      id: this.#world.ids.next(),
      status: 'LIVE',
      kind: null,
      media: [],
      link: null,
      hidesLink: false,
      mentions: [],
      editedAt: null,
      questionId: null,
      createdAt: this.#world.timestamp(),
      ...post,
      viewers: new Set(),
      comments: [],
    };
    this.#byId.set(added.id, added);
    return added;
  }

  addComment(post: MemoryPost, comment: NewComment): MemoryComment {
    const added: MemoryComment = {
      id: this.#world.ids.next(),
      authorId: null,
      parentId: null,
      status: 'LIVE',
      createdAt: this.#world.timestamp(),
      editedAt: null,
      mentions: [],
      upvotes: 0,
      ...comment,
    };
    post.comments.push(added);
    return added;
  }

  findComment(id: string): FoundComment | null {
    const found = this.#commentOfAnyPost(id);
    return found?.post.status === 'LIVE' ? found : null;
  }

  findCommentBy(userId: string, id: string): FoundComment | null {
    const found = this.#commentOfAnyPost(id);
    return found?.comment.authorId === userId ? found : null;
  }

  #commentOfAnyPost(id: string): FoundComment | null {
    for (const post of this.all) {
      const comment = post.comments.find((one) => one.id === id.toLowerCase());
      if (comment !== undefined) return { post, comment };
    }
    return null;
  }

  replace(post: MemoryPost): void {
    this.#byId.set(post.id, post);
  }

  remove(id: string): void {
    this.#byId.delete(id);
  }

  clear(): void {
    this.#byId.clear();
  }

  announce(post: MemoryPost): void {
    for (const listener of this.#listeners) listener(post);
  }

  changed(post: MemoryPost): void {
    for (const listener of this.#onChanged) listener(post);
  }

  onChanged(listener: (post: MemoryPost) => void): Cancel {
    this.#onChanged.add(listener);
    return () => void this.#onChanged.delete(listener);
  }

  voted(post: MemoryPost): void {
    for (const listener of this.#onVoted) listener(post);
  }

  commented(comment: NewlyCommented): void {
    for (const listener of this.#onCommented) listener(comment);
  }

  onCommented(listener: (comment: NewlyCommented) => void): Cancel {
    this.#onCommented.add(listener);
    return () => void this.#onCommented.delete(listener);
  }

  onVoted(listener: (post: MemoryPost) => void): Cancel {
    this.#onVoted.add(listener);
    return () => void this.#onVoted.delete(listener);
  }

  onAnnounced(listener: (post: MemoryPost) => void): Cancel {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
