export const jobMessages = {
  alertCreated: 'Alert created',
  alertCreatedText: 'At most one email a day, and none on days without a new job.',
  alertNotCreated: 'The alert could not be created',
  alertDeleted: 'Alert deleted',
  alertNotDeleted: 'The alert could not be deleted',
  undo: 'Undo',
} as const;
