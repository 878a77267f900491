export const interviewRefusals = {
  notFound: 'This interview does not exist.',
  questionNotFound: 'This question does not exist.',
} as const;
