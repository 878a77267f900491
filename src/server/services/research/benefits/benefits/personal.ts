import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedBenefits, mergedBenefits } from './personal.queries';

export const personalData: PersonalData = {
  ...contributionPersonalData('Benefits of an employer that you reported, without your name', contributedBenefits),
  merges: [mergeOfContributions(mergedBenefits)],
};
