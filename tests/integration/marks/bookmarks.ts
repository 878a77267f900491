import type { PlantMarks } from '../harness/plant-marks';

export const plant: PlantMarks = (person, { otherPost }) => [
  person.call('PUT', `/api/feed/v1/bookmarks/post/${otherPost}`),
];
