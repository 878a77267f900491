import type { Benefit, BenefitGroup } from '@/contract/generated/benefits';

const NAMES: readonly (readonly [group: BenefitGroup, code: string, name: string])[] = [
  ['financial', 'PROVIDENT_FUND', 'Provident fund'],
  ['financial', 'GRATUITY', 'Gratuity'],
  ['financial', 'PERFORMANCE_BONUS', 'Performance bonus'],
  ['financial', 'STOCK_OPTIONS', 'Stock options'],
  ['financial', 'JOINING_BONUS', 'Joining bonus'],
  ['financial', 'RELOCATION', 'Relocation support'],
  ['financial', 'PHONE_AND_INTERNET', 'Phone and internet paid'],
  ['perks', 'CANTEEN', 'Canteen'],
  ['perks', 'FREE_MEALS', 'Free meals'],
  ['perks', 'TRANSPORT', 'Cab or shuttle'],
  ['perks', 'WORK_FROM_HOME', 'Work from home'],
  ['perks', 'FLEXIBLE_HOURS', 'Flexible hours'],
  ['perks', 'CHILD_CARE', 'Child care'],
  ['perks', 'GYMNASIUM', 'Gym'],
  ['perks', 'EMPLOYEE_DISCOUNTS', 'Discounts for employees'],
  ['health', 'HEALTH_INSURANCE', 'Health insurance'],
  ['health', 'FAMILY_INSURANCE', 'Insurance for the family'],
  ['health', 'LIFE_INSURANCE', 'Life and accident insurance'],
  ['health', 'HEALTH_CHECK', 'Yearly health check'],
  ['health', 'COUNSELLING', 'Counselling'],
  ['time-off', 'PAID_LEAVE', 'Paid leave'],
  ['time-off', 'SICK_LEAVE', 'Paid sick leave'],
  ['time-off', 'MATERNITY_LEAVE', 'Maternity leave'],
  ['time-off', 'PATERNITY_LEAVE', 'Paternity leave'],
  ['time-off', 'SABBATICAL', 'Sabbatical'],
  ['learning', 'TRAINING', 'Training at work'],
  ['learning', 'CERTIFICATIONS', 'Certifications paid'],
  ['learning', 'HIGHER_STUDIES', 'Support for higher studies'],
  ['learning', 'MENTORING', 'Mentoring'],
];

/** Every benefit that can be reported: 29 codes in five groups (EM-BENEFITS). */
export const benefitCatalogue: readonly Benefit[] = NAMES.map(([group, code, name]) => ({
  code,
  group,
  name,
  urlName: code.toLowerCase().replaceAll('_', '-'),
}));
