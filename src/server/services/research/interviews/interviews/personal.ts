import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedInterviews, mergedInterviews } from './personal.queries';

const contributed = contributionPersonalData('Your interviews, without your name', contributedInterviews);

export const personalData: PersonalData = {
  ...contributed,
  merges: [mergeOfContributions(mergedInterviews)],
  kinds: [
    ...contributed.kinds,
    {
      kind: 'Questions that you were asked in an interview',
      columns: ['research.interview_questions.text'],
      copied: { not: 'they are in the rows of the interviews' },
      atEnd: 'chosen',
    },
  ],
};
