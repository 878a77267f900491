import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { answerWanted as answerWantedNews } from '@/core/talk/notifications/notification-texts.rules';
import { CommunityRecords } from '../communities/community-records';
import { InboxRecords } from '../notifications/inbox-records';
import type { MemoryPost } from '../posting/post-records';

const KIND = 'answer-wanted';

/** Notifies a user. Only the first request notifies; later ones update the count. */
export function answerWanted(world: MemoryWorld, userId: string, post: MemoryPost, people: number): void {
  const user = world.records(UserRecords).find(userId);
  if (user === null) return;
  const inbox = world.records(InboxRecords);
  const community = world.records(CommunityRecords).find(post.community)?.name ?? '';
  const data = answerWantedNews({ postId: post.id, community, people }).data;
  const known = inbox.of(user).notifications.find((one) => one.variantId === KIND && one.data.cta === data.cta);
  if (known === undefined && !world.records(SettingsRecords).of(user).messages.requests) return;
  const first = { notificationId: world.ids.next(), status: 0, variantId: KIND, showPopup: false };
  inbox.put(user, { ...first, created: world.timestamp(), ...known, data });
}
