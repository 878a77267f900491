import { randomUUID } from 'node:crypto';
import type { PlantMarks } from '../harness/plant-marks';
import { profileTagOf } from '../harness/world';

const CHAT = '/api/chat/jobseeker/message';
const BLOCKED = '/api/feed/v1/blocked-names';

/** A request of the user, which the other one reports. They have blocked each other, and who blocks gets no request. */
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
];
