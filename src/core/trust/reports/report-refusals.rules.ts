export const reportRefusals = {
  own: 'This is your own. You can report only what others share.',
  openingGone: 'This job is no longer listed.',
  answerGone: 'This answer no longer exists.',
  reason: 'Choose one of the reasons for this kind of contribution.',
} as const;
