export const commentMessages = {
  contentMissing: 'Write something first.',
  contentTooLong: 'Shorten your comment to {limit} characters.',
  sentBefore: 'An earlier version of this comment is online already. Reload the page before you send it again.',
  unknown: 'The server did not respond. Your text is safe. If you send it again, it appears only once.',
  notSent: 'Your text is safe. Try again in a moment.',
  gone: 'The comment or its post was deleted. Your text stays here: copy it if you want to keep it.',
  profileNotShown: 'Not sent: your profile had not loaded yet. Check “You comment as”, then send it again.',
  profileChanged:
    'Not sent: you appear under another profile now. Check “You comment as”, then send it again. Your text is kept.',
  keptForOwner: 'Your comment is safe. Log in to continue.',
  heldForOwner:
    'This device can’t save your comment. Keep this page open and log in in another tab. Your comment will still be here.',
  deleted: 'Your comment is deleted.',
  notDeleted: 'Your comment was not deleted.',
  notRestored: 'Couldn’t restore your comment.',
  undo: 'Undo',
} as const;

export const commentOutcomes = { deleted: 'your comment is deleted', restored: 'your comment is back' } as const;
