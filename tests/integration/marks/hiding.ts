import type { PlantMarks } from '../harness/plant-marks';

export const plant: PlantMarks = (person, { otherName, otherPost }) => [
  person.post('/api/feed/v1/blocked-names', { name: otherName }),
  person.call('PUT', `/api/feed/v1/post/${otherPost}/hidden`),
];
