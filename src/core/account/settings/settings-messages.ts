export const settingsMessages = {
  notSaved: 'This was not saved',
  deactivated: 'Your account is deactivated. Log in to bring it back, with your posts and comments.',
  notDeactivated: 'Your account was not deactivated',
  exportNotStarted: 'The export was not started',
  notMerged: 'Your accounts were not merged',
  deleted: 'Your account is deleted.',
  notDeleted: 'Your account was not deleted',
  confirmationWrong: 'Type it exactly as shown, including capitals.',
  feedbackSaved: 'Thank you. We read all feedback.',
  feedbackNotSaved: 'Your feedback was not sent',
  ratingMissing: 'Choose a rating.',
  feedbackTooLong: 'Shorten it to 2,000 characters.',
} as const;
