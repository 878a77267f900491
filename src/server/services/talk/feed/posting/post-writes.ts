import type { Post, PostSubmission } from '@/contract/generated/feed';
import { communityRefusals } from '@/core/talk/communities/community-refusals.rules';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { dailyPostLimit } from '@/core/talk/posting/post-day-limits.rules';
import { postKindOf } from '@/core/talk/posting/post-kind.rules';
import { postTextsOf, postTitleOf } from '@/core/talk/posting/post-texts.rules';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { Problem } from '@/server/contract/problem';
import type { ShownViewer } from '@/server/contract/viewer';
import { accountHoldRefOf } from '@/server/platform/account-holds';
import type { Authorship } from '@/server/platform/authorship';
import { DayLimits } from '@/server/platform/contributing/day-limits';
import type { Database } from '@/server/platform/database';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Delivery, Publish } from '@/server/platform/realtime/publish.port';
import { writeOnce } from '@/server/platform/write-once';
import { mediaOf } from '../attachments/stored-media';
import type { MentionNotifications } from '../mentions/mention-notifications';
import { bylineOf } from './byline';
import { mayPost, WRITERS_ONLY } from './post.policy';
import { presentPost } from './post.presenter';
import type { PostRow } from './post.queries';
import type { PostPart } from './post-part';
import { insertPost } from './post-writes.queries';
import { profileFor } from './profile-for';

export interface PostWritesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly parts: readonly PostPart[];
  readonly mentionNotifications: MentionNotifications;
  readonly moderation: Pick<Moderation, 'check'>;
  readonly now: () => number;
}

interface Written {
  readonly postId: string;
  /** The stored post. Null if it is held, or if the call repeats an earlier one. */
  readonly post: Post | null;
  readonly isNew: boolean;
  readonly deliveries: readonly Delivery[];
}

export function createPostWrites(deps: PostWritesDeps): Pick<FeedHandlers, 'createPost'> {
  const { database, authorship, publish, parts, mentionNotifications, moderation } = deps;
  const dayLimits = new DayLimits(authorship, deps.now);

  async function write(viewer: ShownViewer, key: string, submission: PostSubmission): Promise<Written> {
    const {
      community,
      content,
      campaign = null,
      title,
      profileType,
      poll,
      salaryIds,
      withoutLink = false,
    } = submission;
    const { personaRef: persona } = viewer;
    const media = mediaOf(submission);
    const ref = authorship.requestRef(persona, key.toLowerCase());
    const holdRef = accountHoldRefOf(authorship, persona, 'named');
    const said = [
      title,
      content,
      community.type,
      community.entityId,
      campaign,
      profileType,
      ...(media === null ? [] : [media]),
      ...(poll === null ? [] : [poll]),
      ...(salaryIds.length === 0 ? [] : [salaryIds]),
      ...(withoutLink ? ['without link'] : []),
    ];
    return database.transaction(async (tx) => {
      const { id: postId, isNew } = await writeOnce(tx, { ref, said, holdRef });
      if (!isNew) return { postId, post: null, isNew, deliveries: [] };
      await dayLimits.count(tx, persona, dailyPostLimit);
      const author = profileFor(viewer, profileType);
      const mentions = await mentionNotifications.find(tx, content);
      const [row] = await tx.query(insertPost, {
        community_type: community.type,
        community_id: community.entityId,
        id: postId,
        title: postTitleOf(title),
        content,
        author_ref: authorship.authorRef(persona, postId),
        author_seal: authorship.sealAuthor(persona, postId),
        ...bylineOf(author),
        profile_type: author.profileType,
        campaign,
        created_at: new Date(deps.now()),
        kind: postKindOf(submission),
        media: media === null ? null : JSON.stringify(media),
        mentions: mentions.map(({ name }) => name),
        hides_link: withoutLink,
      });
      if (row === undefined) throw communityGone();
      const linked = row.kind === null && !withoutLink ? linkedAddressOf(content) : null;
      const added: Partial<PostRow> = {};
      for (const { add } of parts) Object.assign(added, await add(tx, { postId, persona, submission, media, linked }));
      const post = presentPost({ ...row, ...added }, false);
      const texts = postTextsOf(post);
      if (!(await moderation.check(tx, { kind: 'post', id: postId, texts, isNew })))
        return { postId, post: null, isNew, deliveries: [] };
      const mentioning = { ...row, postId, text: row.title ?? content };
      const deliveries = await mentionNotifications.announce(tx, mentions, mentioning, [persona]);
      return { postId, post, isNew, deliveries };
    });
  }

  return {
    async createPost({ viewer, headers, body }) {
      if (!mayPost(viewer)) return { status: 200, body: { message: WRITERS_ONLY } };
      const { postId, post, isNew, deliveries } = await write(viewer, headers['idempotency-key'], body);
      if (post !== null) publish.postAdded(post);
      if (isNew) publish.userEventRaised(viewer.personaRef, 'postWritten', { id: postId });
      for (const { afterwards } of parts) afterwards?.();
      for (const deliver of deliveries) deliver(publish);
      return { status: 201, body: { postId } };
    },
  };
}

function communityGone(): Problem {
  const message = communityRefusals.gone;
  return new Problem(422, 'community_not_usable', message, { community: communityRefusals.chooseAnother });
}
