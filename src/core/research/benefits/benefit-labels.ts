import type { BenefitGroup } from './benefit';

export const BENEFIT_GROUP_LABELS: Readonly<Record<BenefitGroup, string>> = {
  financial: 'Money',
  health: 'Health',
  'time-off': 'Time off',
  perks: 'Everyday',
  learning: 'Learning',
};
