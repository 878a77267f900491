import type { Post, PostEdit, PostStatus } from '@/contract/generated/feed';
import { isBallotKind } from '@/core/talk/polls/ballot-kind.rules';
import { isChangeable } from '@/core/talk/posting/changeable.rules';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { dailyPostChangeLimit } from '@/core/talk/posting/post-day-limits.rules';
import { postKindOf } from '@/core/talk/posting/post-kind.rules';
import { postTextsOf, postTitleOf } from '@/core/talk/posting/post-texts.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import type { Viewer } from '@/server/contract/viewer';
import type { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import type { RowOf } from '@/server/platform/sql-types';
import { plainUuid } from '@/server/platform/uuid';
import { mediaOf, mixedAttachments } from '../attachments/stored-media';
import type { Mention, MentionNotifications } from '../mentions/mention-notifications';
import { postNotFound, postNotYours } from './post.policy';
import { presentPost } from './post.presenter';
import { postForGuest, postForViewer } from './post.queries';
import { changePost, deletePost, lockPost, restorePost } from './post-changes.queries';
import type { PostPart } from './post-part';

export interface PostChangesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly authorRefs: AuthorRefs;
  readonly parts: readonly PostPart[];
  readonly mentionNotifications: MentionNotifications;
  readonly moderation: Pick<Moderation, 'check' | 'giveBack' | 'withdraw'>;
  readonly publish: Publish;
  readonly now: () => number;
}

const NEVER_SEEN: readonly PostStatus[] = ['FLAGGED', 'AUTHOR_REJECTED', 'NOT_FOUND'];

type LockedPost = RowOf<typeof lockPost.columns>;

export function createPostChanges({
  database,
  authorship,
  authorRefs,
  parts,
  mentionNotifications,
  moderation,
  publish,
  now,
}: PostChangesDeps): Pick<FeedHandlers, 'editPost' | 'deletePost' | 'restorePost'> {
  const dayLimits = new DayLimits(authorship, now);

  async function own(tx: Database, viewer: Viewer, postId: string): Promise<LockedPost> {
    const [post] = await tx.query(lockPost, postId);
    if (post === undefined) throw postNotFound();
    if (!authorRefs.isMine(viewer.personaRef, postId, post.author_ref)) throw postNotYours();
    return post;
  }

  async function tell(
    tx: Database,
    { viewer, postId, locked }: { readonly viewer: Viewer; readonly postId: string; readonly locked: LockedPost },
    { before, after, text }: { before: readonly Mention[]; after: readonly Mention[]; text: string },
  ): Promise<readonly Delivery[]> {
    const mentioning = { ...locked, id: postId, postId, text };
    return mentionNotifications.change(tx, { before, after }, mentioning, viewer.personaRef);
  }

  /** Changes a post. Returns the work to do after the commit. */
  async function change(
    tx: Database,
    postId: string,
    post: LockedPost,
    edit: PostEdit & { readonly mentions: readonly Mention[] },
  ): Promise<readonly (() => Promise<void>)[]> {
    const media = mediaOf({ media: edit.media, poll: null, salaryIds: [], before: post.media ?? [] });
    const isBallot = post.kind !== null && isBallotKind(post.kind);
    if (isBallot && media !== null) throw mixedAttachments();
    const kind = isBallot ? post.kind : postKindOf({ media: edit.media, poll: null, salaryIds: [] });
    const address = kind === null ? linkedAddressOf(edit.content) : null;
    const [changed] = await tx.query(changePost, {
      id: postId,
      title: postTitleOf(edit.title),
      content: edit.content,
      kind,
      media: media === null ? null : JSON.stringify(media),
      edited_at: new Date(now()),
      mentions: edit.mentions.map(({ name }) => name),
      address,
      is_same_address: address === linkedAddressOf(post.content),
    });
    const linked = changed?.wants_card ? address : null;
    const left: (() => Promise<void>)[] = [];
    for (const part of parts) {
      const rest = await part.change?.(tx, { postId, mediaBefore: post.media, media, linked });
      if (rest !== undefined) left.push(rest);
    }
    return left;
  }

  async function read(on: Database, viewer: Viewer, postId: string): Promise<Post> {
    const [row] = await on.query(postForViewer, postId, authorRefs.voterRef(viewer.personaRef));
    if (row === undefined) throw postNotFound();
    return presentPost(row, true);
  }

  /** Announces a change after the commit, except for posts that others never saw. */
  async function tellReaders(postId: string, before: LockedPost): Promise<void> {
    if (NEVER_SEEN.includes(before.status)) return;
    const [row] = await database.query(postForGuest, postId);
    if (row !== undefined) publish.postChanged(presentPost(row, false));
  }

  /** Announces a post that no longer waits for a moderator. */
  async function showFirst(postId: string): Promise<void> {
    const [row] = await database.query(postForGuest, postId);
    if (row !== undefined) publish.postAdded(presentPost(row, false));
  }

  return {
    async editPost({ viewer, path, body }) {
      const postId = plainUuid(path.postId);
      const { post, left, deliveries, locked } = await database.transaction(async (tx) => {
        await dayLimits.count(tx, viewer.personaRef, dailyPostChangeLimit);
        const locked = await own(tx, viewer, postId);
        if (!isChangeable(locked.status) || locked.author_name === '') throw postNotFound();
        const mentions = await mentionNotifications.find(tx, body.content);
        const before = await mentionNotifications.find(tx, locked.content);
        const left = await change(tx, postId, locked, { ...body, mentions });
        const text = postTitleOf(body.title) ?? body.content;
        const texts = postTextsOf(await read(tx, viewer, postId));
        const isLive = await moderation.check(tx, { kind: 'post', id: postId, texts, isNew: false });
        // Mentioned users are notified only of what they can read.
        const told = { before: locked.status === 'LIVE' ? before : [], after: isLive ? mentions : [], text };
        const deliveries = await tell(tx, { viewer, postId, locked }, told);
        return { post: await read(tx, viewer, postId), left, deliveries, locked };
      });
      for (const work of left) await work();
      for (const deliver of deliveries) deliver(publish);
      await tellReaders(postId, locked);
      if (locked.status === 'FLAGGED' && post.status === 'LIVE') await showFirst(postId);
      for (const { afterwards } of parts) afterwards?.();
      return { status: 200, body: post };
    },

    async deletePost({ viewer, path }) {
      const postId = plainUuid(path.postId);
      const { deliveries, locked } = await database.transaction(async (tx) => {
        const locked = await own(tx, viewer, postId);
        if (locked.status === 'LIVE' || locked.status === 'FLAGGED')
          await moderation.withdraw(tx, { kind: 'post', id: postId });
        await tx.query(deletePost, postId, new Date(now()));
        const before = await mentionNotifications.find(tx, locked.content);
        const told = await tell(tx, { viewer, postId, locked }, { before, after: [], text: '' });
        return { deliveries: told, locked };
      });
      for (const deliver of deliveries) deliver(publish);
      await tellReaders(postId, locked);
      return { status: 204, body: null };
    },

    async restorePost({ viewer, path }) {
      const postId = plainUuid(path.postId);
      const { post, deliveries, locked } = await database.transaction(async (tx) => {
        const locked = await own(tx, viewer, postId);
        const { status, deleted_at, title, content } = locked;
        if (status !== 'LIVE' && status !== 'FLAGGED' && deleted_at === null) throw postNotFound();
        await tx.query(restorePost, postId);
        await moderation.giveBack(tx, { kind: 'post', id: postId });
        const after = status === 'DELETED' ? await mentionNotifications.find(tx, content) : [];
        const told = await tell(tx, { viewer, postId, locked }, { before: [], after, text: title ?? content });
        return { post: await read(tx, viewer, postId), deliveries: told, locked };
      });
      for (const deliver of deliveries) deliver(publish);
      await tellReaders(postId, locked);
      return { status: 200, body: post };
    },
  };
}
