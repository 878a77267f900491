/** Texts about photos that the user deletes. */
export const photoMessages = {
  deleted: 'Your photo is deleted.',
  undo: 'Undo',
  notDeleted: 'Your photo was not deleted.',
  notRestored: 'Your photo was not brought back.',
} as const;
