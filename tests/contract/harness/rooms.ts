import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import type { RoomRef } from '@/core/talk/chat/room';
import { RoomsPort } from '@/core/talk/chat/rooms.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import type { Actor, ContractHarness } from './contract-harness';
import { successOf } from './outcomes';

export const TOPIC = { type: 'topic', entityId: 1 } as const;
export const COMPANY = { type: 'company', entityId: 1 } as const;

export const enter = (user: Actor, room: RoomRef = TOPIC) => user.port(RoomsPort).enterRoom(room);

export async function joinRoom(user: Actor): Promise<string> {
  successOf(await user.port(CommunitiesPort).joinCommunity(TOPIC));
  return successOf(await enter(user)).id;
}

export const roomOf = async (user: Actor, { type, entityId }: RoomRef = TOPIC) =>
  successOf(await user.port(RoomsPort).listRooms()).items.find(
    (room) => room.type === type && room.entityId === entityId,
  );

export async function checkAddress(harness: ContractHarness, user: Actor, email: string): Promise<void> {
  const { careerStatusId } = successOf(await user.port(ProfilesPort).getProfile());
  if (careerStatusId === null) throw new Error('The writer has no career status.');
  const careers = user.port(CareerStatusesPort);
  successOf(await careers.sendVerificationCode({ email, careerStatusId }));
  successOf(await careers.verifyCode({ email, otp: await harness.mailedCode(email), careerStatusId }));
}
