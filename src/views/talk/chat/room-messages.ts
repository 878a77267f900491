import { joinFacts } from '@/core/kernel/formatting/facts';
import type { RoomType } from '@/core/talk/chat/room.rules';
import { COUNT_STEP, REMOVED_MESSAGES_TO_LEAVE } from '@/core/talk/chat/room.rules';

const KINDS: Readonly<Record<RoomType, string>> = { topic: 'Topic', company: 'Company' };

export const roomMessages = {
  title: 'Rooms',
  mark: 'Room',
  loading: 'Loading the rooms',
  failedTitle: 'The rooms did not load',
  tryAgain: 'Try again',
  emptyTitle: 'No rooms yet',
  emptyText: 'Each topic has a room for its followers. Each company has one for people with a verified work email.',
  findTopics: 'Find topics',
  inAll: 'You are in all rooms of your topics and companies.',
  about: (type: RoomType, people: number | null) =>
    joinFacts([KINDS[type], `${people === null ? `fewer than ${COUNT_STEP}` : `${people} or more`} people`]),
  enter: 'Enter',
  enterOne: (name: string) => `Enter the room ${name}`,
  becomeWriter: 'Continue',
  verify: 'Verify',
  askTitle: (name: string) => `Enter the room of ${name}?`,
  askText: (name: string) =>
    `What you write there shows the people in it that your pseudonym works at ${name}. Until you write, no one learns that you are there.`,
  enterNow: 'Enter the room',
  stayOut: 'Not now',
  log: (name: string) => `Room ${name}`,
  nothingYet: 'No one has written here yet.',
  formerMember: 'Deleted account',
  deleteForAll: 'Delete for all',
  reportOrBlock: 'Report or block',
  leave: 'Leave the room',
  leaveTitle: 'Leave the room?',
  leaveText: 'Your messages stay. You can enter it again. We tell no one.',
  mute: 'Mute the room',
  whoPoints: [
    'Messages: everyone in the room, with your pseudonym. If one is reported, moderators read it and the 20 before it, without names.',
    'The list of people in the room: no one. We tell no one who enters or leaves.',
    'When you read a message: only you.',
    'Your name and email: no one here.',
  ],
  rulesTitle: 'Room rules',
  rulesText: `Accounts newer than 30 days can’t send links. If moderators remove ${REMOVED_MESSAGES_TO_LEAVE} of your messages, you lose access to the room. If you delete your account, your messages go with it.`,
} as const;
