import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedSalaries, mergedSalaries } from './personal.queries';

export const personalData: PersonalData = {
  ...contributionPersonalData('The salaries that you added, without your name', contributedSalaries),
  merges: [mergeOfContributions(mergedSalaries)],
};
