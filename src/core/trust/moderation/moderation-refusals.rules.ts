/** Sentences of refusals of moderators' calls. */
export const moderationRefusals = {
  notModerator: 'Only moderators open this page.',
  notFresh: 'You logged in on an earlier day. Log in again to moderate.',
  conductNotAccepted: 'First read the code of conduct on the page of the queue, and accept it there.',
  conductChanged: 'The code of conduct has changed meanwhile. Load the page again and read it.',
  ofOthers: 'This is about you or your company. Another moderator decides.',
  ownDecision: 'You took the decision that this appeal is about. Another moderator answers it.',
  notFound: 'This case is closed.',
  claimed: 'Another moderator has this case in hand.',
  notClaimed: 'This case is no longer claimed by you. Open it again.',
  decided: 'This case is decided.',
  withdrawn: 'Its author took it away. There is nothing to decide unless they bring it back.',
  changed: 'Its author changed it while you read. Read it again.',
  authorMayAnswer:
    'A complaint says that this is not true. Its author may answer for three days; decide after the answer, or after those days.',
  settled: 'The decision stands: a minute has passed, or a complaint has come since.',
  ruleRequired: 'Choose the rule that it breaks.',
  otherWords: 'Copy the words as they are in the text.',
  sameUnknown: 'This company is not in the list any more. Open the case again.',
} as const;
