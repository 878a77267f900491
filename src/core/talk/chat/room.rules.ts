import { tileColorOf } from '@/core/kernel/common/tile.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

export const ROOM_TYPES = ['topic', 'company'] as const;

export type RoomType = (typeof ROOM_TYPES)[number];

export const MAX_ROOMS = 30;
/** The messages that a new account may send to rooms in a day. */
export const MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT = 20;
/** The messages that other accounts may send to rooms in a day. */
export const MAX_ROOM_MESSAGES_PER_DAY = 200;
/** The messages of a user that moderators remove from a room before the user is put out of it. */
export const REMOVED_MESSAGES_TO_LEAVE = 2;

/** Counts of people are rounded down to a multiple of this, and fewer are not counted; it is above the smallest group of a figure. */
export const COUNT_STEP = 2 * MIN_GROUP;

/** The reason why a user may not enter a room. */
export type RoomBar = 'WRITER_REQUIRED' | 'FOLLOWERS_ONLY' | 'ADDRESS_REQUIRED' | 'TOO_FEW' | 'REMOVED';

export interface RoomFacts {
  readonly type: RoomType;
  readonly isWriter: boolean;
  readonly isFollower: boolean;
  /** True if a code to an address of the company checked that the user works there. */
  readonly hasCheckedAddress: boolean;
  /** The messages of the user that moderators have removed from it. */
  readonly removedMessages: number;
}

/** Returns why a user may not be in a room; null if they may. The first reason is one that the user can do something about. */
export function barOf({ type, isWriter, isFollower, hasCheckedAddress, removedMessages }: RoomFacts): RoomBar | null {
  if (type === 'topic' && !isFollower) return 'FOLLOWERS_ONLY';
  if (type === 'company' && !hasCheckedAddress) return 'ADDRESS_REQUIRED';
  if (!isWriter) return 'WRITER_REQUIRED';
  return removedMessages >= REMOVED_MESSAGES_TO_LEAVE ? 'REMOVED' : null;
}

/**
 * Returns why a user may not enter a room. That of a company opens once as many have checked addresses there as a figure needs: in a smaller one a pseudonym
 * would be one of a few known people.
 */
export function entryBarOf({
  checkedPeople,
  ...facts
}: RoomFacts & { readonly checkedPeople: number }): RoomBar | null {
  const bar = barOf(facts);
  return bar === null && facts.type === 'company' && checkedPeople < MIN_GROUP ? 'TOO_FEW' : bar;
}

/** Returns the number of people in a room as users see it: rounded down, null for few. */
export function shownCountOf(people: number): number | null {
  return people < COUNT_STEP ? null : Math.floor(people / COUNT_STEP) * COUNT_STEP;
}

export function roomMessagesPerDay(isNewAccount: boolean): number {
  return isNewAccount ? MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT : MAX_ROOM_MESSAGES_PER_DAY;
}

/** Returns a topic or company as the other side of a conversation. */
export function roomFaceOf({ name, slug }: { readonly name: string; readonly slug: string }) {
  return { name, avatarUrl: `kolam:${slug}`, avatarBgColor: tileColorOf(slug) };
}
