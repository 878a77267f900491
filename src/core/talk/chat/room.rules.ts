import { tileColorOf } from '@/core/kernel/common/tile.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

export const ROOM_TYPES = ['topic', 'company'] as const;

export type RoomType = (typeof ROOM_TYPES)[number];

export const MAX_ROOMS = 30;
export const MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT = 20;
export const MAX_ROOM_MESSAGES_PER_DAY = 200;
export const REMOVED_MESSAGES_TO_LEAVE = 2;

/** The multiple to which counts of people are rounded down. It is above the minimum group of a figure. */
export const COUNT_STEP = 2 * MIN_GROUP;

export type RoomObstacle = 'WRITER_REQUIRED' | 'FOLLOWERS_ONLY' | 'ADDRESS_REQUIRED' | 'TOO_FEW' | 'REMOVED';

export interface RoomFacts {
  readonly type: RoomType;
  readonly isWriter: boolean;
  readonly isFollower: boolean;
  readonly hasCheckedAddress: boolean;
  readonly removedMessages: number;
}

/** Returns the obstacle to entering, or null if the user may enter. Obstacles that the user can remove come first. */
export function roomObstacleOf({
  type,
  isWriter,
  isFollower,
  hasCheckedAddress,
  removedMessages,
}: RoomFacts): RoomObstacle | null {
  if (type === 'topic' && !isFollower) return 'FOLLOWERS_ONLY';
  if (type === 'company' && !hasCheckedAddress) return 'ADDRESS_REQUIRED';
  if (!isWriter) return 'WRITER_REQUIRED';
  return removedMessages >= REMOVED_MESSAGES_TO_LEAVE ? 'REMOVED' : null;
}

/**
 * Returns the obstacle to entry. A company's room opens once enough people for a figure have verified addresses. In a
 * smaller one a pseudonym would be one of a few known people.
 */
export function entryObstacleOf({
  checkedPeople,
  ...facts
}: RoomFacts & { readonly checkedPeople: number }): RoomObstacle | null {
  const bar = roomObstacleOf(facts);
  return bar === null && facts.type === 'company' && checkedPeople < MIN_GROUP ? 'TOO_FEW' : bar;
}

/** Rounds down. Returns null for few people. */
export function roundedPeopleCountOf(people: number): number | null {
  return people < COUNT_STEP ? null : Math.floor(people / COUNT_STEP) * COUNT_STEP;
}

export function roomMessagesPerDay(isNewAccount: boolean): number {
  return isNewAccount ? MAX_ROOM_MESSAGES_OF_NEW_ACCOUNT : MAX_ROOM_MESSAGES_PER_DAY;
}

export function roomAvatarOf({ name, slug }: { readonly name: string; readonly slug: string }) {
  return { name, avatarUrl: `kolam:${slug}`, avatarBgColor: tileColorOf(slug) };
}
