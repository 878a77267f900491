import { randomUUID } from 'node:crypto';
import type { PlantMarks } from '../harness/plant-marks';
import { profileTagOf } from '../harness/world';

/** A request of the user. */
export const plant: PlantMarks = (person, { otherName }) => [
  (async () => {
    const request = { to: otherName, messageId: randomUUID(), content: 'May I ask you something?' };
    return person.post('/api/chat/jobseeker/message/request', request, { 'profile-tag': await profileTagOf(person) });
  })(),
];
