export const myProfileMessages = {
  notSaved: 'Your change was not saved.',
  notDeleted: 'Nothing was deleted.',
  notRestored: 'Couldn’t restore the entry.',
  deleted: (title: string) => `${title} is deleted.`,
  photoDeleted: 'Your photo is deleted.',
  undo: 'Undo',
  otherUser: 'Someone else has logged in on this browser. We keep your draft until you log in again.',
  photoNotSaved: 'Your photo was not saved.',
} as const;
