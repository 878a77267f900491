import { makeAutoObservable, observable } from 'mobx';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Comment, FirstReplies } from '@/core/talk/comments/comment';
import { commentAsGuest } from '@/core/talk/comments/comment';
import type { NewComment } from '@/core/talk/comments/comment-events.port';
import type { Comments } from '@/core/talk/comments/comments.port';
import { areRepliesOpenByDefault } from '@/core/talk/comments/first-replies.rules';
import { readUntilUnchanged } from '@/core/talk/posting/read-unchanged';
import type { VotableSource } from '@/core/talk/voting/votables';
import type { VoteState } from '@/core/talk/voting/vote-tally';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { PostPageStore } from '../posting/post-page.store';

export type Thread = PagedList<Comment>;

type TopComments = Pick<
  PostPageStore,
  | 'postId'
  | 'post'
  | 'comments'
  | 'add'
  | 'change'
  | 'amend'
  | 'remove'
  | 'reloadComments'
  | 'countComments'
  | 'onReplies'
>;
type ReadComments = Pick<Comments, 'getComment' | 'getPostMeta' | 'listReplies'>;

const MAX_DEPTH = 20;

/** The replies below each comment of the shown post, and all changes of comments, wherever they are shown. */
export class ThreadsStore implements PersonalStore, VotableSource {
  private readonly threads = observable.map<string, Thread>({}, { deep: false });
  private readonly opened = observable.set<string>();
  private waitingIds: readonly string[] = [];
  /** The number of comments missed during a lost connection. */
  private missed = 0;
  /** Comment counts of posts that were open before, without pending ones. */
  readonly #seen = new Map<string, number>();
  /** Comments that are counted already, by an event or as the user's own comment. */
  readonly #counted = new Set<string>();
  readonly #comments: ReadComments;
  readonly #top: TopComments;

  constructor(comments: ReadComments, top: TopComments) {
    this.#comments = comments;
    this.#top = top;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    top.onReplies(this.showFirst);
  }

  isOpen(commentId: string): boolean {
    return this.opened.has(commentId);
  }

  find(commentId: string): Thread | null {
    return this.threads.get(commentId) ?? null;
  }

  /** The post's author, then the comments' authors, the latest first. */
  get authors(): readonly PostAuthor[] {
    return this.written.flatMap(({ author, isMine }) => (isMine ? [] : (author ?? [])));
  }

  get ownAuthors(): readonly PostAuthor[] {
    return this.written.flatMap(({ author, isMine }) => (isMine ? (author ?? []) : []));
  }

  private get written(): readonly Pick<Comment, 'author' | 'isMine'>[] {
    const replies = [...this.threads.values()].flatMap(({ items }) => items);
    const comments = [...this.#top.comments, ...replies].toSorted((one, other) =>
      one.createdAt < other.createdAt ? 1 : -1,
    );
    const { post } = this.#top;
    const ofPost = comments.filter(({ postId }) => postId === post?.id);
    return [...(post === null ? [] : [post]), ...ofPost];
  }

  findVotable(id: string): Comment | null {
    const lists = [this.#top.comments, ...[...this.threads.values()].map(({ items }) => items)];
    return lists.flat().find((comment) => comment.id === id) ?? null;
  }

  showVotes(id: string, votes: VoteState): void {
    this.amend(id, (comment) => ({ ...comment, ...votes }));
  }

  async toggle(commentId: string): Promise<void> {
    if (this.opened.delete(commentId)) return;
    await this.open(commentId);
  }

  get waitingCount(): number {
    return this.waitingIds.length + this.missed;
  }

  async showWaiting(): Promise<void> {
    const [ids, missed] = [this.waitingIds, this.missed];
    this.waitingIds = [];
    this.missed = 0;
    if (missed > 0) {
      await this.#top.reloadComments();
      return;
    }
    for (const commentId of ids) {
      const answer = await this.#comments.getComment({ commentId });
      if (!answer.ok || answer.value.postId !== this.#top.postId) continue;
      this.#top.add(answer.value);
      void this.openUnasked(answer.value);
    }
  }

  async receive({ postId, commentId, parentId }: NewComment): Promise<void> {
    if (postId !== this.#top.postId || !this.count(commentId)) return;
    if (parentId === null) {
      this.waitingIds = [...this.waitingIds, commentId];
      return;
    }
    this.countReply(parentId, 1);
    const thread = this.threads.get(parentId);
    const parent = this.findVotable(parentId);
    if (thread === undefined) {
      if (parent !== null) await this.openUnasked(parent);
      return;
    }
    const answer = await this.#comments.getComment({ commentId });
    if (answer.ok) thread.append([answer.value]);
  }

  /** Loads missed comments after a lost connection. The post's page loads the post itself. */
  async catchUp(): Promise<void> {
    const { postId, post } = this.#top;
    if (postId === null || post?.status !== 'LIVE') return;
    const { size: counted } = this.#counted;
    const meta = await readUntilUnchanged(
      { watchChanges: () => this.watchCounts() },
      () => this.#comments.getPostMeta({ postId }),
      () => [postId],
    );
    if (!meta.ok || postId !== this.#top.postId) return;
    // Compares with the count from before the call, since a feed may have updated it. Comments from events are waiting
    // already.
    this.addMissed(Math.max(0, meta.value.comments - post.commentsCount - (this.#counted.size - counted)));
  }

  begin(): void {
    const { post } = this.#top;
    if (post !== null) this.#seen.set(post.id, post.commentsCount - this.waitingCount);
    this.waitingIds = [];
    this.missed = 0;
    this.#counted.clear();
  }

  /** Called on a return to the post. Comments that arrived since the last visit wait. */
  resume(): void {
    const { post } = this.#top;
    const seen = post === null ? undefined : this.#seen.get(post.id);
    if (post !== null && seen !== undefined)
      this.missed = Math.max(0, post.commentsCount - seen - this.waitingIds.length);
  }

  async open(commentId: string): Promise<void> {
    this.opened.add(commentId);
    const thread = this.threads.get(commentId) ?? this.beginThread(commentId);
    if (thread.state.state === 'idle' || thread.state.state === 'failed') await thread.load();
  }

  /** Shows a comment with the comments that it replies to. Does nothing if it is deleted. */
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

  async added(comment: Comment): Promise<void> {
    const isNew = comment.status === 'LIVE' && this.count(comment.id);
    this.waitingIds = this.waitingIds.filter((id) => id !== comment.id);
    if (comment.parentId === null) {
      this.#top.add(comment);
      return;
    }
    if (isNew) this.countReply(comment.parentId, 1);
    await this.open(comment.parentId);
    this.threads.get(comment.parentId)?.append([comment]);
  }

  /** Updates a comment. It counts unless it waits for a moderator. */
  changed(comment: Comment): void {
    const before = this.findVotable(comment.id)?.status ?? comment.status;
    if (before === 'HELD' && comment.status === 'LIVE') this.count(comment.id);
    if (before === 'LIVE' && comment.status === 'HELD') this.#top.countComments(-1);
    this.amend(comment.id, () => comment);
  }

  /** Removes a comment. It leaves a placeholder while it has replies. */
  removed({ id, parentId, repliesCount, status }: Comment): void {
    if (status === 'LIVE') this.#top.countComments(-1);
    if (repliesCount > 0) {
      this.amend(id, (comment) => ({ ...comment, status: 'DELETED', content: '', author: null, editedAt: null }));
    } else if (parentId === null) {
      this.#top.remove(id);
    } else {
      this.threads.get(parentId)?.remove(id);
      this.countReply(parentId, -1);
    }
  }

  async restored(comment: Comment): Promise<void> {
    if (comment.status === 'LIVE') this.#top.countComments(1);
    if (comment.repliesCount > 0) this.amend(comment.id, () => comment);
    else if (comment.parentId === null) await this.#top.reloadComments();
    else {
      this.countReply(comment.parentId, 1);
      await this.threads.get(comment.parentId)?.reload();
    }
  }

  forget(): void {
    for (const thread of this.threads.values()) {
      thread.change(commentAsGuest);
      void thread.restart();
    }
  }

  private showFirst(all: readonly FirstReplies[]): void {
    for (const { commentId, ...page } of all) {
      const known = this.threads.get(commentId);
      if (known === undefined) this.opened.add(commentId);
      if (known === undefined || known.items.length <= page.items.length)
        (known ?? this.beginThread(commentId)).begin(undefined, page);
    }
  }

  /** Opens new replies where a freshly loaded page would show them open. */
  private async openUnasked(comment: Comment): Promise<void> {
    const { post } = this.#top;
    const { id, repliesCount } = comment;
    if (
      post === null ||
      repliesCount === 0 ||
      this.threads.has(id) ||
      !areRepliesOpenByDefault(comment, post.commentsCount)
    )
      return;
    await this.open(id);
    for (const reply of this.threads.get(id)?.items ?? []) await this.openUnasked(reply);
  }

  private addMissed(count: number): void {
    this.missed += count;
  }

  private watchCounts(): () => boolean {
    const { size } = this.#counted;
    return () => size !== this.#counted.size;
  }

  private count(commentId: string): boolean {
    if (this.#counted.has(commentId)) return false;
    this.#counted.add(commentId);
    this.#top.countComments(1);
    return true;
  }

  private countReply(parentId: string, change: 1 | -1): void {
    this.change(parentId, (parent) => ({ ...parent, repliesCount: parent.repliesCount + change }));
    for (let above: string | null = parentId; above !== null; above = this.findVotable(above)?.parentId ?? null)
      this.change(above, (comment) => ({ ...comment, repliesBelow: comment.repliesBelow + change }));
  }

  /** Changes a comment, and drops running reads, which may be older. */
  private amend(commentId: string, change: (comment: Comment) => Comment): void {
    this.#top.amend(commentId, change);
    for (const thread of this.threads.values()) thread.amend(commentId, change);
  }

  private change(commentId: string, change: (comment: Comment) => Comment): void {
    this.#top.change(commentId, change);
    for (const thread of this.threads.values())
      thread.change((comment) => (comment.id === commentId ? change(comment) : comment));
  }

  /** Returns the path from the top comment down. Empty if a comment is missing. */
  private async pathTo(commentId: string): Promise<readonly Comment[]> {
    const path: Comment[] = [];
    for (let next: string | null = commentId; next !== null; ) {
      const answer = await this.#comments.getComment({ commentId: next });
      if (!answer.ok) return [];
      path.unshift(answer.value);
      next = path.length === MAX_DEPTH ? null : answer.value.parentId;
    }
    return path;
  }

  private beginThread(commentId: string): Thread {
    const thread: Thread = new PagedList({
      fetch: (page) => this.#comments.listReplies({ commentId, ...page }),
      keyOf: ({ id }) => id,
    });
    this.threads.set(commentId, thread);
    return thread;
  }
}
