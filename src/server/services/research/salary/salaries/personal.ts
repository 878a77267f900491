import { contributedData } from '@/server/platform/personal/contributed-data';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { contributedSalaries } from './personal.queries';

export const personal: PersonalData = contributedData(
  'The salaries that you added, without your name',
  contributedSalaries,
);
