import { contributedData } from '@/server/platform/personal/contributed-data';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedBenefits } from './personal.queries';

export const personal: PersonalData = contributedData(
  'Benefits of an employer that you told, without your name',
  contributedBenefits,
);
