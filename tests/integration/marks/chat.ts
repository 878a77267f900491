import { randomUUID } from 'node:crypto';
import type { PlantMarks } from '../harness/plant-marks';
import { profileTagOf } from '../harness/world';

const CHAT = '/api/chat/jobseeker/message';
const ROOM = { type: 'topic', entityId: 1 };
const BLOCKED = '/api/feed/v1/blocked-names';

/** Both have blocked each other; blockers receive no requests. */
export const plant: PlantMarks = (person, { other, otherName }, marks) => [
  (async () => {
    const name = { name: marks.pseudonym };
    await other.post(`${BLOCKED}/remove`, name);
    const request = { to: otherName, messageId: randomUUID(), content: marks.message };
    const tag = { 'profile-tag': await profileTagOf(person) };
    const { body } = await person.post(`${CHAT}/request`, request, tag);
    await other.post(BLOCKED, name);
    return other.post(`${CHAT}/report`, { talkId: body.id, messageId: request.messageId, reason: 'ABUSE' });
  })(),
  (async () => {
    await person.post('/api/feed/v1/community/join', ROOM);
    const { body } = await person.post(`${CHAT}/room`, ROOM);
    const message = { talkId: body.id, messageId: randomUUID(), content: marks.roomMessage };
    return person.post(CHAT, message, { 'profile-tag': await profileTagOf(person) });
  })(),
];
