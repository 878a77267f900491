import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { ParticipantProfile } from '@/server/services/talk/chat/chat/chat-seals';
import { enterRoom, markRoomRead, openRoom, sendToRoom } from '@/server/services/talk/chat/chat/room.queries';
import { RoomReader } from '@/server/services/talk/chat/chat/room-reader';
import { demoAccounts } from './demo-accounts';
import { participantProfileOfPerson } from './person-face';
import { Random } from './random';
import type { ReferencedPerson } from './references';
import type { DemoRoom } from './rooms';
import { demoRooms } from './rooms';

const MINUTE_MS = 60_000;
const MAX_MEMBERS = 24;

export async function loadRooms(
  tx: Database,
  authorship: Authorship,
  { people, now }: { readonly people: readonly ReferencedPerson[]; readonly now: number },
): Promise<void> {
  const random = new Random('rooms');
  const reader = new RoomReader(authorship);

  async function load({ topic, holdsAsha, lines }: DemoRoom): Promise<void> {
    const talkId = random.uuid();
    const dayOf = (minutesAgo: number): string => dayInIndia(now - minutesAgo * MINUTE_MS);
    const { entityId, members } = membersOf(people, topic, holdsAsha);
    await tx.query(openRoom, talkId, 'topic', entityId, dayOf(lines[0]?.[1] ?? 0));
    const refOf = ({ persona }: ParticipantProfile) => authorship.memberRef(persona, talkId);
    for (const member of members) await tx.query(enterRoom, talkId, refOf(member));
    for (const [by, minutesAgo, content] of lines) {
      const writer = members[by];
      if (writer === undefined) throw new Error(`${topic} has no member ${by}.`);
      const messageId = random.uuid();
      const author = reader.authorRef(writer.persona, talkId, messageId);
      const face = reader.seals.sealFace(talkId, writer);
      const seal = reader.seals.sealText(talkId, { content, at: now - minutesAgo * MINUTE_MS });
      await tx.query(sendToRoom, talkId, messageId, author, face, seal, refOf(writer), dayOf(minutesAgo));
    }
    for (const member of members) await tx.query(markRoomRead, talkId, refOf(member), lines.length);
  }

  for (const room of demoRooms) await load(room);
}

function membersOf(people: readonly ReferencedPerson[], topic: string, holdsAsha: boolean) {
  const followed = ({ person }: ReferencedPerson) =>
    person.isWriter ? person.follows.find(({ type, name }) => type === 'topic' && name === topic) : undefined;
  const [asha] = people;
  const others = people.slice(demoAccounts.length).filter((one) => followed(one) !== undefined);
  const members = [...(holdsAsha && asha !== undefined ? [asha] : []), ...others].slice(0, MAX_MEMBERS);
  const entityId = members.map(followed)[0]?.entityId;
  if (entityId === undefined) throw new Error(`${topic} has no followers who write.`);
  return { entityId, members: members.map(participantProfileOfPerson) };
}
