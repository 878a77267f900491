import { makeAutoObservable, observable } from 'mobx';
import type { Comment } from '@/core/comments/comment';
import type { Comments } from '@/core/comments/comments.port';
import { PagedList } from '../common/paged-list';
import type { Personal } from '../common/personal';
import type { PostPageStore } from '../posting/post-page.store';

/** The replies to a comment, as far as they are loaded. */
export type Thread = PagedList<Comment>;

/** The part of the post's screen that holds the comments right below the post. */
type TopComments = Pick<PostPageStore, 'postId' | 'add' | 'change' | 'remove' | 'reloadComments' | 'countComments'>;
type ReadComments = Pick<Comments, 'getComment' | 'listReplies'>;

/** An address leads to comments that hang this deep at most. */
const MAX_DEPTH = 20;

/** The replies below each comment of the shown post, and every change of a comment, wherever it is shown. */
export class ThreadsStore implements Personal {
  private readonly threads = observable.map<string, Thread>({}, { deep: false });
  private readonly opened = observable.set<string>();
  readonly #comments: ReadComments;
  readonly #top: TopComments;

  constructor(comments: ReadComments, top: TopComments) {
    this.#comments = comments;
    this.#top = top;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  isOpen(commentId: string): boolean {
    return this.opened.has(commentId);
  }

  /** Returns the replies to a comment; null before they were first asked for. */
  find(commentId: string): Thread | null {
    return this.threads.get(commentId) ?? null;
  }

  /** Shows the replies to a comment, or hides them. */
  async toggle(commentId: string): Promise<void> {
    if (this.opened.delete(commentId)) return;
    await this.open(commentId);
  }

  async open(commentId: string): Promise<void> {
    this.opened.add(commentId);
    const thread = this.threads.get(commentId) ?? this.begin(commentId);
    if (thread.state.state === 'idle' || thread.state.state === 'failed') await thread.load();
  }

  /** Shows a comment of the post on top of the others, below those that it replies to; nothing where it is gone. */
  async reveal(commentId: string): Promise<void> {
    const [first, ...replies] = await this.pathTo(commentId);
    if (first === undefined || first.postId !== this.#top.postId) return;
    this.#top.add(first);
    let parentId = first.id;
    for (const reply of replies) {
      await this.open(parentId);
      this.threads.get(parentId)?.append([reply]);
      parentId = reply.id;
    }
  }

  /** The user wrote a comment or a reply. */
  async added(comment: Comment): Promise<void> {
    this.#top.countComments(1);
    if (comment.parentId === null) {
      this.#top.add(comment);
      return;
    }
    this.change(comment.parentId, (parent) => ({ ...parent, repliesCount: parent.repliesCount + 1 }));
    await this.open(comment.parentId);
    this.threads.get(comment.parentId)?.append([comment]);
  }

  /** The user changed a text. */
  changed(comment: Comment): void {
    this.change(comment.id, () => comment);
  }

  /** The user deleted a comment; where replies hang below it, its place stays. */
  removed({ id, parentId, repliesCount }: Comment): void {
    this.#top.countComments(-1);
    if (repliesCount > 0) {
      this.change(id, (comment) => ({ ...comment, status: 'DELETED', content: '', author: null, editedAt: null }));
    } else if (parentId === null) {
      this.#top.remove(id);
    } else {
      this.threads.get(parentId)?.remove(id);
      this.change(parentId, (parent) => ({ ...parent, repliesCount: parent.repliesCount - 1 }));
    }
  }

  /** A deleted comment came back. */
  async restored(comment: Comment): Promise<void> {
    this.#top.countComments(1);
    if (comment.repliesCount > 0) this.changed(comment);
    else if (comment.parentId === null) await this.#top.reloadComments();
    else {
      this.change(comment.parentId, (parent) => ({ ...parent, repliesCount: parent.repliesCount + 1 }));
      await this.threads.get(comment.parentId)?.reload();
    }
  }

  forget(): void {
    for (const thread of this.threads.values()) {
      thread.change((comment) => ({ ...comment, isMine: false }));
      void thread.restart();
    }
  }

  private change(commentId: string, change: (comment: Comment) => Comment): void {
    this.#top.change(commentId, change);
    for (const thread of this.threads.values())
      thread.change((comment) => (comment.id === commentId ? change(comment) : comment));
  }

  /** Returns a comment behind those that it replies to, the one right below the post first; none where one is missing. */
  private async pathTo(commentId: string): Promise<readonly Comment[]> {
    const path: Comment[] = [];
    for (let next: string | null = commentId; next !== null; ) {
      const answer = await this.#comments.getComment({ commentId: next });
      if (!answer.ok || path.length === MAX_DEPTH) return [];
      path.unshift(answer.value);
      next = answer.value.parentId;
    }
    return path;
  }

  private begin(commentId: string): Thread {
    const thread: Thread = new PagedList({
      fetch: (page) => this.#comments.listReplies({ commentId }, page),
      keyOf: ({ id }) => id,
    });
    this.threads.set(commentId, thread);
    return thread;
  }
}
