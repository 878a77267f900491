import type { Notification } from '@/core/notifications/notification';
import { CommunityRecords } from './community-records';
import { InboxRecords } from './inbox-records';
import type { MemoryWorld } from './memory-world';
import type { MemoryPost } from './post-records';
import { SettingsRecords } from './settings-records';
import { shorten } from './shorten';
import { UserRecords } from './user-records';

const MAX_BODY_LENGTH = 120;
const KIND = 'answer-wanted';

/** `people` users want an answer of a user to a post. The first request is news; the ones after it only count. */
export function answerWanted(world: MemoryWorld, userId: string, post: MemoryPost, people: number): void {
  const user = world.records(UserRecords).find(userId);
  if (user === null) return;
  const inbox = world.records(InboxRecords);
  const community = world.records(CommunityRecords).find(post.community)?.name ?? '';
  const data = answerWantedTexts({ postId: post.id, community, people });
  const known = inbox.of(user).notifications.find((one) => one.variantId === KIND && one.data.cta === data.cta);
  if (known === undefined && !world.records(SettingsRecords).of(user).messages.requests) return;
  const first = { notificationId: world.ids.next(), status: 0, variantId: KIND, showPopup: false };
  inbox.put(user, { ...first, created: world.timestamp(), ...known, data });
}

function answerWantedTexts(wanted: {
  readonly postId: string;
  readonly community: string;
  readonly people: number;
}): Notification['data'] {
  const { postId, community, people } = wanted;
  const who = people > 1 ? `${people.toLocaleString('en-IN')} people` : 'Somebody';
  return {
    title: `${who} would like your answer`,
    body: shorten(`To a post in ${community}. Answer it if you know something about it.`, MAX_BODY_LENGTH),
    cta: `/p/${postId}`,
    ctaText: 'Open the post',
    ctaType: 'internal',
    ctaImage: null,
    icon: 'comment',
    nativeInfo: { type: 'post', params: { postId } },
    avatar: null,
    trackingData: { kind: KIND },
  };
}
