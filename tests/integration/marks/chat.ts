import { randomUUID } from 'node:crypto';
import type { PlantMarks } from '../harness/plant-marks';

/** A request of the user, and one to them. */
export const plant: PlantMarks = (person, { otherName }) => [
  person.call('POST', '/api/chat/jobseeker/message/request', { to: otherName, messageId: randomUUID(), content: 'Hello' }),
];
