import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { chatRefusals } from './chat-refusals.rules';
import type { RoomObstacle } from './room.rules';
import { MAX_ROOMS } from './room.rules';

export const roomRefusals = {
  notFound: 'There is no such topic or company.',
  tooMany: `You are in ${MAX_ROOMS} rooms. Leave one of them first.`,
  linkOfNewAccount: 'Leave out the link. New accounts can send links to rooms after 30 days.',
  tooManyMessages: (perDay: number): string =>
    `You can send ${perDay} messages to rooms in a day. Write again tomorrow.`,
} as const;

export const roomObstacleTexts: Readonly<Record<RoomObstacle, { readonly code: string; readonly text: string }>> = {
  WRITER_REQUIRED: { code: 'writer_required', text: chatRefusals.writerRequired },
  FOLLOWERS_ONLY: { code: 'room_for_followers', text: 'Follow this topic to enter its room.' },
  ADDRESS_REQUIRED: {
    code: 'room_for_checked_address',
    text: 'Verify your work email at this company to enter its room.',
  },
  TOO_FEW: {
    code: 'room_too_small',
    text: `This room opens once ${MIN_GROUP} people have a verified work email at this company. Emails verified within two weeks of each other count as one for three months.`,
  },
  REMOVED: {
    code: 'room_removed',
    text: 'Moderators have removed messages of yours from this room. You cannot enter it.',
  },
};
