export const INTERVIEW_DIFFICULTIES = ['easy', 'fair', 'hard', 'veryHard'] as const;
export type InterviewDifficulty = (typeof INTERVIEW_DIFFICULTIES)[number];

/** Outcomes of an interview. "No answer" is a separate outcome. */
export const INTERVIEW_OUTCOMES = ['offer', 'noOffer', 'noAnswer', 'declined'] as const;
export type InterviewOutcome = (typeof INTERVIEW_OUTCOMES)[number];
