import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedAnswers, mergedAnswers } from './personal.queries';

const contributed = contributionPersonalData(
  'Answers that you wrote for a company, and your replies to answers',
  contributedAnswers,
);

export const personalData: PersonalData = {
  ...contributed,
  kinds: contributed.kinds.map((kind) => ({ ...kind, columns: [...kind.columns, 'research.answers.item_id'] })),
  merges: [mergeOfContributions(mergedAnswers)],
};
