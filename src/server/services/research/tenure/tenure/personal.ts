import { contributionPersonalData } from '@/server/platform/personal/contributed-data';
import { mergeOfContributions } from '@/server/platform/personal/merge-contributions';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedTenures, mergedTenures } from './personal.queries';

export const personalData: PersonalData = {
  ...contributionPersonalData('Your reports of joining and leaving companies, without your name', contributedTenures),
  merges: [mergeOfContributions(mergedTenures)],
};
