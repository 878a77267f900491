export const photoMessages = {
  deleted: 'Your photo is deleted.',
  undo: 'Undo',
  notDeleted: 'Your photo was not deleted.',
  notRestored: 'Couldn’t restore your photo.',
} as const;
