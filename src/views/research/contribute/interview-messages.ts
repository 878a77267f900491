import { MIN_SETTLED_GROUP_WORD } from '@/core/kernel/figures/card-groups.rules';
import type { InterviewSource } from '@/core/research/contribute/interview-contribution';
import { laterVisibilityText } from '@/core/research/contributions/showing-texts';
import type { InterviewExperience } from '@/core/research/interviews/interview';
import type { InterviewDifficulty, InterviewOutcome } from '@/core/research/interviews/interview-scales.rules';

export const interviewMessages = {
  title: 'Add an interview',
  lead: 'What was asked, how hard it was, how it ended. It helps the next candidate.',
  send: 'Send my interview',
  sending: 'Sending',
  promises: {
    title: 'What happens to it',
    points: [
      laterVisibilityText('it'),
      'Do not name anyone.',
      'Others can find and answer each question.',
      `We show month, role and city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} people. Where few are interviewed, the company may still guess who you are.`,
    ],
  },
  what: 'The interview',
  month: 'Month of the interview',
  experience: 'Your experience',
  notSaid: 'No answer',
  applied: 'How you applied',
  sources: {
    jobSite: 'Job site',
    companySite: 'The company’s site',
    referral: 'Somebody referred me',
    campus: 'Campus placement',
    recruiter: 'A recruiter contacted me',
    walkIn: 'Walk-in',
    other: 'Another way',
  } satisfies Readonly<Record<InterviewSource, string>>,
  rounds: 'Rounds and questions',
  round: (place: number) => `Round ${place}`,
  roundName: 'Type of round',
  roundNameHint: 'Such as Coding, HR, Panel.',
  minutes: 'Length in minutes',
  questions: 'What was asked',
  questionsHint: 'One question on each line, as you remember it.',
  addRound: 'Add a round',
  removeRound: (place: number) => `Remove round ${place}`,
  how: 'How it went',
  difficulty: 'How difficult was it?',
  difficulties: { easy: 'Easy', fair: 'Fair', hard: 'Hard', veryHard: 'Very hard' } satisfies Readonly<
    Record<InterviewDifficulty, string>
  >,
  outcome: 'How did it end?',
  outcomes: {
    offer: 'Offer',
    noOffer: 'No offer',
    noAnswer: 'No answer',
    declined: 'I declined',
  } satisfies Readonly<Record<InterviewOutcome, string>>,
  experiences: { fresher: 'A fresher', experienced: 'Experienced' } satisfies Readonly<
    Record<InterviewExperience, string>
  >,
  days: 'Days from the first call to the answer',
  fair: 'Were you treated fairly?',
  fairChoices: { true: 'Yes', false: 'No' },
  story: 'In your words',
  previewNote: `We show month, role and city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} people at the company. We never show a name or pseudonym.`,
  storyHint: 'How you prepared, how they treated you. No names.',
} as const;
