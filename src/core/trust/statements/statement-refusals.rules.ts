export const statementRefusals = {
  notFound: 'There is no such statement for you.',
  appealSent: 'You have appealed against this decision already. Another moderator answers it within 7 days.',
  answerSent: 'You have answered this complaint already. A moderator reads your answer together with it.',
  answerClosed: 'This complaint can no longer be answered: the three days are over, or it is decided.',
  appealClosed:
    'There is no appeal against this decision: its time is over, what it was about is gone, or it is being decided again.',
} as const;
