export const heardBackOutcomes = {
  noted: 'this job is in your list',
  answered: 'your answer is saved',
  removed: 'this job was removed',
} as const;

export const heardBackToasts = {
  notAnswered: 'Couldn’t save your answer.',
  notRemoved: 'Couldn’t remove the job.',
} as const;
