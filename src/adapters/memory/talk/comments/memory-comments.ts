import { RoleRecords } from '@/adapters/memory/account/onboarding/role-records';
import { personasOf } from '@/adapters/memory/account/profile/memory-persona';
import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { pageOf } from '@/adapters/memory/kernel/world/memory-paging';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { postOfQuestion } from '@/adapters/memory/research/interviews/question-posts';
import type { Failure } from '@/core/kernel/common/failure';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { PageQuery } from '@/core/kernel/common/page';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { heldWords } from '@/core/kernel/content-checks/case-findings.rules';
import { interviewRefusals } from '@/core/research/interviews/interview-refusals.rules';
import type { Comment, CommentPage } from '@/core/talk/comments/comment';
import { dailyCommentChangeLimit, dailyCommentLimit } from '@/core/talk/comments/comment-day-limits.rules';
import { commentRefusals } from '@/core/talk/comments/comment-refusals.rules';
import type { CommentDraft, Comments, PostMeta } from '@/core/talk/comments/comments.port';
import { CommunityRecords } from '../communities/community-records';
import { presentMemoryCommunity } from '../communities/memory-community-presenter';
import type { MemoryMentioning } from '../mentions/mention-notifications';
import { announceMentions, findMentions, retractMentions } from '../mentions/mention-notifications';
import { postNotFound } from '../posting/memory-feed';
import { keyReused, profileNotAvailable } from '../posting/memory-post-writing';
import { presentComment, presentPost, presentReplies, shownReplies } from '../posting/memory-presenter';
import { PAGE_ORDERS } from '../posting/post-orders';
import type { MemoryComment, MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { VersionRecords } from '../versions/version-records';
import { announceComment, retractComment } from './comment-notifications';

interface Found {
  readonly post: MemoryPost;
  readonly comment: MemoryComment;
}

export class MemoryComments implements Comments {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  createComment(input: CommentDraft & { readonly postId: string }): Promise<Result<Comment, Failure>> {
    const { postId } = input;
    return this.#browser.askUnderProfile('createComment', { input }, (viewer) =>
      this.#write(viewer, input, postId.toLowerCase(), () => {
        const post = this.#posts.findLive(postId);
        return post === null ? postNotFound() : ok({ post, parent: null });
      }),
    );
  }

  answerQuestion(input: CommentDraft & { readonly questionId: string }): Promise<Result<Comment, Failure>> {
    const { questionId } = input;
    return this.#browser.askUnderProfile('answerQuestion', { input }, (viewer) =>
      this.#write(viewer, input, questionId.toLowerCase(), () => {
        const post = postOfQuestion(this.#browser.world, questionId.toLowerCase());
        return post === null
          ? refusal(404, 'question_not_found', interviewRefusals.questionNotFound)
          : ok({ post, parent: null });
      }),
    );
  }

  replyToComment(input: CommentDraft & { readonly commentId: string }): Promise<Result<Comment, Failure>> {
    const { commentId } = input;
    return this.#browser.askUnderProfile('replyToComment', { input }, (viewer) =>
      this.#write(viewer, input, commentId.toLowerCase(), () => {
        const found = this.#posts.findComment(commentId);
        const isLive = found?.comment.status === 'LIVE';
        return isLive ? ok({ post: found.post, parent: found.comment }) : commentNotFound();
      }),
    );
  }

  editComment(input: {
    readonly commentId: string;
    readonly content: string;
    readonly bringsBack?: boolean;
    readonly profileTag: string;
  }): Promise<Result<Comment, Failure>> {
    return this.#browser.askUnderProfile('editComment', { input }, (viewer) => {
      const found = this.#own(viewer, input.commentId);
      if (!found.ok) return found;
      if (found.value.comment.status === 'DELETED' && input.bringsBack !== true) return commentNotFound();
      return this.#change(viewer, found.value, input.content);
    });
  }

  deleteComment(path: { readonly commentId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('deleteComment', { path }, (viewer) => {
      const ofAnyPost = this.#posts.findCommentBy(viewer.id, path.commentId);
      const found = ofAnyPost === null ? this.#own(viewer, path.commentId) : ok(ofAnyPost);
      if (!found.ok) return found;
      const { post, comment } = found.value;
      const { content } = comment;
      Object.assign(comment, { status: 'DELETED', content: '', mentions: [], editedAt: null });
      this.#browser.world.records(VersionRecords).erase(comment.id);
      retractMentions(this.#browser.world, mentioningOf(found.value), content);
      const parent = post.comments.find(({ id }) => id === comment.parentId) ?? null;
      retractComment(this.#browser.world, { post, parent });
      return ok(null);
    });
  }

  getComment(path: { readonly commentId: string }): Promise<Result<Comment, Failure>> {
    return this.#browser.ask('getComment', { path }, (viewer) => {
      const found = this.#shown(viewer, path.commentId);
      return found === null
        ? commentNotFound()
        : ok(presentComment(this.#browser.world, found.post, found.comment, viewer));
    });
  }

  listReplies(input: PageQuery & { readonly commentId: string }): Promise<Result<CommentPage, Failure>> {
    return this.#browser.ask('listReplies', { input }, (viewer) => {
      const found = this.#shown(viewer, input.commentId);
      const page = pageOf(
        found === null ? [] : presentReplies(this.#browser.world, found.post, found.comment.id, viewer),
        PAGE_ORDERS.oldToNew,
        input,
      );
      return page.ok && found === null ? commentNotFound() : page;
    });
  }

  getPostMeta(input: {
    readonly postId: string;
    readonly updatedCommunities?: boolean;
  }): Promise<Result<PostMeta, Failure>> {
    return this.#browser.ask('getPostMeta', { input }, (viewer) => {
      const { world } = this.#browser;
      const post = this.#posts.findLive(input.postId);
      if (post === null) return postNotFound();
      const { id, upvotes, downvotes, commentsCount: comments } = presentPost(world, post, viewer);
      const found = input.updatedCommunities === true ? world.records(CommunityRecords).find(post.community) : null;
      const communities = found === null ? [] : [presentMemoryCommunity(world, found, viewer)];
      return ok({ id, votes: { upvotes, downvotes }, comments, communities });
    });
  }

  get #posts(): PostRecords {
    return this.#browser.world.records(PostRecords);
  }

  #write(
    viewer: MemoryUser,
    { content, profileType, draftId }: CommentDraft,
    under: string,
    findTarget: () => Result<{ readonly post: MemoryPost; readonly parent: MemoryComment | null }, Failure>,
  ): Result<Comment, Failure> {
    const { world } = this.#browser;
    if (!world.records(RoleRecords).of(viewer).isWriter) return writerRequired();
    const request = `${viewer.id} ${draftId.toLowerCase()}`;
    const fingerprint = JSON.stringify([under, content, profileType]);
    const earlier = this.#posts.submissions.get(request);
    if (earlier !== undefined && earlier.fingerprint !== fingerprint) return keyReused();
    const written = earlier === undefined ? null : this.#posts.findComment(earlier.postId);
    if (written !== null) return ok(presentComment(world, written.post, written.comment, viewer));
    const target = findTarget();
    if (!target.ok) return target;
    const author = personasOf(world, viewer).find((persona) => persona.profileType === profileType);
    if (author === undefined) return profileNotAvailable();
    const refused = countOfDay(world, viewer, dailyCommentLimit);
    if (refused !== null) return refused;
    const { post, parent } = target.value;
    const comment = this.#posts.addComment(post, {
      authorId: viewer.id,
      author,
      content,
      mentions: findMentions(world, content).map(({ name }) => name),
      parentId: parent?.id ?? null,
    });
    this.#posts.submissions.set(request, { fingerprint, postId: comment.id });
    if (isHeld(content)) comment.status = 'HELD';
    else this.#announce({ post, parent, comment });
    return ok(presentComment(world, post, comment, viewer));
  }

  #announce({ post, parent, comment }: Found & { readonly parent: MemoryComment | null }): void {
    const { world } = this.#browser;
    const except = announceComment(world, { post, parent, comment });
    announceMentions(world, mentioningOf({ post, comment }), { except });
    this.#posts.commented({ postId: post.id, commentId: comment.id, parentId: comment.parentId });
  }

  #change(viewer: MemoryUser, { post, comment }: Found, content: string): Result<Comment, Failure> {
    const { world } = this.#browser;
    const refused = countOfDay(world, viewer, dailyCommentChangeLimit);
    if (refused !== null) return refused;
    const wasHeld = comment.status === 'HELD';
    const parent = post.comments.find(({ id }) => id === comment.parentId) ?? null;
    if (comment.status === 'DELETED') {
      const author = personasOf(world, viewer).find(({ profileType }) => profileType === comment.author.profileType);
      if (author === undefined) return profileNotAvailable();
      Object.assign(comment, { status: 'LIVE', author });
    } else {
      if (content !== comment.content && !wasHeld) {
        const writtenAt = minuteOf(comment.editedAt ?? comment.createdAt);
        world.records(VersionRecords).keep(comment.id, { title: null, content: comment.content, writtenAt });
      }
      comment.editedAt = world.timestamp();
    }
    const before = comment.content;
    comment.content = content;
    comment.mentions = findMentions(world, content).map(({ name }) => name);
    comment.status = isHeld(content) ? 'HELD' : 'LIVE';
    if (comment.status === 'HELD') {
      world.records(VersionRecords).erase(comment.id);
      retractMentions(world, { ...mentioningOf({ post, comment }), text: '' }, before);
      retractComment(world, { post, parent });
      return ok(presentComment(world, post, comment, viewer));
    }
    if (wasHeld) {
      this.#announce({ post, parent, comment });
      return ok(presentComment(world, post, comment, viewer));
    }
    retractMentions(world, mentioningOf({ post, comment }), before);
    announceMentions(world, mentioningOf({ post, comment }), { before });
    return ok(presentComment(world, post, comment, viewer));
  }

  #own(viewer: MemoryUser, commentId: string): Result<Found, Failure> {
    const found = this.#posts.findComment(commentId);
    if (found === null) return commentNotFound();
    return found.comment.authorId === viewer.id ? ok(found) : notYours();
  }

  #shown(viewer: MemoryUser | null, commentId: string): Found | null {
    const found = this.#posts.findComment(commentId);
    if (found === null) return null;
    const { post, comment } = found;
    const isMine = viewer !== null && comment.authorId === viewer.id;
    return comment.status === 'LIVE' || isMine || shownReplies(post, comment.id).length > 0 ? found : null;
  }
}

function mentioningOf({ post, comment }: Found): MemoryMentioning {
  const { id: commentId, content: text, author, authorId } = comment;
  return { postId: post.id, commentId, text, author, authorId };
}

export function commentNotFound(): Refusal {
  return refusal(404, 'comment_not_found', commentRefusals.notFound);
}

function notYours(): Refusal {
  return refusal(403, 'not_yours', commentRefusals.notYours);
}

function writerRequired(): Refusal {
  return refusal(422, 'writer_required', commentRefusals.writerRequired);
}

function isHeld(content: string): boolean {
  return heldWords('comment', [content]).length > 0;
}
