import type { BenefitGroup } from './benefit';

/** The groups of benefits, in words. */
export const BENEFIT_GROUP_LABELS: Readonly<Record<BenefitGroup, string>> = {
  financial: 'Money',
  health: 'Health',
  'time-off': 'Time off',
  perks: 'Everyday',
  learning: 'Learning',
};
