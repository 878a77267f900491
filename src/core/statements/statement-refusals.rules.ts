/** Sentences of refusals of calls for statements. */
export const statementRefusals = {
  notFound: 'There is no such statement for you.',
  appealSent: 'You have appealed against this decision already. Another moderator answers it within 7 days.',
  appealClosed:
    'There is no appeal against this decision: its time is over, what it was about is gone, or it is being decided again.',
} as const;
