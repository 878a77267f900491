import type { PlantMarks } from '../harness/plant-marks';

export const plant: PlantMarks = (person, { job }) => [person.call('PUT', `/api/jobs/openings/${job}/application`)];
