import { makeAutoObservable, observable } from 'mobx';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Comment, FirstReplies } from '@/core/talk/comments/comment';
import { asGuestSeesComment } from '@/core/talk/comments/comment';
import type { NewComment } from '@/core/talk/comments/comment-events.port';
import type { Comments } from '@/core/talk/comments/comments.port';
import { opensUnasked } from '@/core/talk/comments/first-replies.rules';
import { readUnchanged } from '@/core/talk/posting/read-unchanged';
import type { VotableSource } from '@/core/talk/voting/votables';
import type { VoteState } from '@/core/talk/voting/vote-tally';
import { PagedList } from '@/stores/kernel/common/paged-list';
import type { Personal } from '@/stores/kernel/common/personal';
import type { PostPageStore } from '../posting/post-page.store';

/** The replies to a comment, as far as they are loaded. */
export type Thread = PagedList<Comment>;

/** The part of the post's screen that holds the comments right below the post. */
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

/** An address leads to comments that hang this deep at most. */
const MAX_DEPTH = 20;

/** The replies below each comment of the shown post, and every change of a comment, wherever it is shown. */
export class ThreadsStore implements Personal, VotableSource {
  private readonly threads = observable.map<string, Thread>({}, { deep: false });
  private readonly opened = observable.set<string>();
  /** Comments of others that came while the post was open, and are not shown yet. */
  private waitingIds: readonly string[] = [];
  /** Comments that came while the connection was away; nothing is known of them but their number. */
  private missed = 0;
  /** The comments of posts that were open before, without those that waited, by post. */
  readonly #seen = new Map<string, number>();
  /** Counted already, by an event or as the user's own. */
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

  /** Returns the replies to a comment; null before they were first asked for. */
  find(commentId: string): Thread | null {
    return this.threads.get(commentId) ?? null;
  }

  /** The other authors in the post's thread: of the post itself, then of its comments, the last ones first. */
  get authors(): readonly PostAuthor[] {
    return this.written.flatMap(({ author, isMine }) => (isMine ? [] : (author ?? [])));
  }

  /** The profiles under which the user is in the post's thread, in the same order. */
  get ownAuthors(): readonly PostAuthor[] {
    return this.written.flatMap(({ author, isMine }) => (isMine ? (author ?? []) : []));
  }

  private get written(): readonly Pick<Comment, 'author' | 'isMine'>[] {
    const replies = [...this.threads.values()].flatMap(({ items }) => items);
    const comments = [...this.#top.comments, ...replies].toSorted((one, other) =>
      one.createdAt < other.createdAt ? 1 : -1,
    );
    const { post } = this.#top;
    // Threads of posts that were open before are kept.
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

  /** Shows the replies to a comment, or hides them. */
  async toggle(commentId: string): Promise<void> {
    if (this.opened.delete(commentId)) return;
    await this.open(commentId);
  }

  /** The number of new comments right below the post that are not shown yet. */
  get waitingCount(): number {
    return this.waitingIds.length + this.missed;
  }

  /** Shows the new comments on top of the others, whatever the order. */
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

  /** A post got a comment: one right below this post waits to be asked for, a reply joins its thread. */
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

  /** The connection was away: what came in the meantime waits. The post's page reads the post itself again. */
  async catchUp(): Promise<void> {
    const { postId, post } = this.#top;
    // One that is not live has no counts.
    if (postId === null || post?.status !== 'LIVE') return;
    const { size: counted } = this.#counted;
    const meta = await readUnchanged(
      { watchChanges: () => this.watchCounts() },
      () => this.#comments.getPostMeta({ postId }),
      () => [postId],
    );
    if (!meta.ok || postId !== this.#top.postId) return;
    // Against the count from before the call: a feed that catches up as well may have brought the new one. What events told of meanwhile waits already.
    this.addMissed(Math.max(0, meta.value.comments - post.commentsCount - (this.#counted.size - counted)));
  }

  /** A post is opened: another one, or the same again. */
  begin(): void {
    const { post } = this.#top;
    if (post !== null) this.#seen.set(post.id, post.commentsCount - this.waitingCount);
    this.waitingIds = [];
    this.missed = 0;
    this.#counted.clear();
  }

  /** The comments of the opened post are those that were shown before: what came since then waits. */
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

  /** Shows a comment of the post on top of the others, below those that it replies to; nothing if it is gone. */
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

  /** The user changed a text; one that waited for a moderator counts once it does not, and the other way round. */
  changed(comment: Comment): void {
    const before = this.findVotable(comment.id)?.status ?? comment.status;
    if (before === 'HELD' && comment.status === 'LIVE') this.count(comment.id);
    if (before === 'LIVE' && comment.status === 'HELD') this.#top.countComments(-1);
    this.amend(comment.id, () => comment);
  }

  /** The user deleted a comment; if replies hang below it, its place stays. */
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

  /** A deleted comment came back. */
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
      thread.change(asGuestSeesComment);
      void thread.restart();
    }
  }

  /** The first replies are open unasked; what the user closed stays so, and so does what they loaded beyond. */
  private showFirst(all: readonly FirstReplies[]): void {
    for (const { commentId, ...page } of all) {
      const known = this.threads.get(commentId);
      if (known === undefined) this.opened.add(commentId);
      if (known === undefined || known.items.length <= page.items.length)
        (known ?? this.beginThread(commentId)).begin(undefined, page);
    }
  }

  /** Opens the replies that came live to a comment, and those below them, where a page that is loaded now would show them open. */
  private async openUnasked(comment: Comment): Promise<void> {
    const { post } = this.#top;
    const { id, repliesCount } = comment;
    if (post === null || repliesCount === 0 || this.threads.has(id) || !opensUnasked(comment, post.commentsCount))
      return;
    await this.open(id);
    for (const reply of this.threads.get(id)?.items ?? []) await this.openUnasked(reply);
  }

  private addMissed(count: number): void {
    this.missed += count;
  }

  /** Returns what tells whether a comment was counted since. */
  private watchCounts(): () => boolean {
    const { size } = this.#counted;
    return () => size !== this.#counted.size;
  }

  /** Returns false for a comment that is counted already. */
  private count(commentId: string): boolean {
    if (this.#counted.has(commentId)) return false;
    this.#counted.add(commentId);
    this.#top.countComments(1);
    return true;
  }

  /** A comment has one reply more or less, and so have those that it replies to in turn, as far as they are shown. */
  private countReply(parentId: string, change: 1 | -1): void {
    this.change(parentId, (parent) => ({ ...parent, repliesCount: parent.repliesCount + change }));
    for (let above: string | null = parentId; above !== null; above = this.findVotable(above)?.parentId ?? null)
      this.change(above, (comment) => ({ ...comment, repliesBelow: comment.repliesBelow + change }));
  }

  /** Shows a comment as it is now; answers under way may be older. */
  private amend(commentId: string, change: (comment: Comment) => Comment): void {
    this.#top.amend(commentId, change);
    for (const thread of this.threads.values()) thread.amend(commentId, change);
  }

  private change(commentId: string, change: (comment: Comment) => Comment): void {
    this.#top.change(commentId, change);
    for (const thread of this.threads.values())
      thread.change((comment) => (comment.id === commentId ? change(comment) : comment));
  }

  /** Returns a comment after those that it replies to, the one right below the post first; none if one is missing. */
  private async pathTo(commentId: string): Promise<readonly Comment[]> {
    const path: Comment[] = [];
    for (let next: string | null = commentId; next !== null; ) {
      const answer = await this.#comments.getComment({ commentId: next });
      if (!answer.ok) return [];
      path.unshift(answer.value);
      // Only the end of a longer path is shown.
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
