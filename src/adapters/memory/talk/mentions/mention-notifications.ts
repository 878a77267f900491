import { ProfileRecords } from '@/adapters/memory/account/profile/profile-records';
import { SettingsRecords } from '@/adapters/memory/account/settings/settings-records';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import type { PostAuthor } from '@/core/account/profile/post-author';
import { mentionedNames } from '@/core/talk/mentions/mentioned-names.rules';
import type { Notification } from '@/core/talk/notifications/notification';
import {
  commentMentionNotification,
  postMentionNotification,
} from '@/core/talk/notifications/notification-texts.rules';
import { hasBlocked } from '../hiding/hiding-records';
import { InboxRecords } from '../notifications/inbox-records';
import { unseenNotification } from '../notifications/memory-notify';

export interface MemoryMentioning {
  readonly postId: string;
  readonly commentId: string | null;
  readonly text: string;
  readonly author: PostAuthor;
  readonly authorId: string | null;
}

interface MemoryMention {
  readonly name: string;
  readonly user: MemoryUser;
}

export function findMentions(world: MemoryWorld, text: string): readonly MemoryMention[] {
  return mentionedNames(text).flatMap((name) => {
    const id = world.records(ProfileRecords).ownerOf(name);
    const user = id === null ? null : world.records(UserRecords).find(id);
    return user === null ? [] : [{ name, user }];
  });
}

/**
 * Notifies mentioned users, except those in `except`, who are notified already, and users who have blocked the author's
 * pseudonym.
 */
export function announceMentions(
  world: MemoryWorld,
  mentioning: MemoryMentioning,
  { before = '', except = [] }: { readonly before?: string; readonly except?: readonly (string | null)[] } = {},
): void {
  const inbox = world.records(InboxRecords);
  const told = [mentioning.authorId, ...except, ...findMentions(world, before).map(({ user }) => user.id)];
  for (const { user } of findMentions(world, mentioning.text)) {
    const isBlocked = hasBlocked(world, user, mentioning.author);
    const isWanted = world.records(SettingsRecords).of(user).messages.mentions;
    if (told.includes(user.id) || isBlocked || !isWanted) continue;
    told.push(user.id);
    const data = mentionTexts(mentioning);
    const known = inbox.about(user, data);
    inbox.put(user, known === null ? unseenNotification(world, user, data) : { ...known, data });
  }
}

export function retractMentions(world: MemoryWorld, mentioning: MemoryMentioning, before: string): void {
  const inbox = world.records(InboxRecords);
  const named = findMentions(world, mentioning.text).map(({ user }) => user.id);
  for (const { user } of findMentions(world, before)) {
    const known = inbox.about(user, mentionTexts(mentioning));
    if (known !== null && !named.includes(user.id)) inbox.hide(user, known);
  }
}

function mentionTexts({
  postId,
  commentId,
  text,
}: Pick<MemoryMentioning, 'commentId' | 'postId' | 'text'>): Notification['data'] {
  return (
    commentId === null
      ? postMentionNotification({ postId, text })
      : commentMentionNotification({ postId, commentId, text })
  ).data;
}
