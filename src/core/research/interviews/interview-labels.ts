import type { InterviewExperience } from './interview';
import type { InterviewDifficulty, InterviewOutcome } from './interview-scales.rules';

export const DIFFICULTY_LABELS: Readonly<Record<InterviewDifficulty, string>> = {
  easy: 'Easy',
  fair: 'Fair',
  hard: 'Hard',
  veryHard: 'Very hard',
};

export const OUTCOME_LABELS: Readonly<Record<InterviewOutcome, string>> = {
  offer: 'Offer',
  noOffer: 'No offer',
  noAnswer: 'No answer',
  declined: 'Declined the offer',
};

export const EXPERIENCE_LABELS: Readonly<Record<InterviewExperience, string>> = {
  fresher: 'Fresher',
  experienced: 'Experienced',
};
