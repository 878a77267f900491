import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { ReviewAspect } from './review-aspect.rules';

export const ASPECT_LABELS: Readonly<Record<ReviewAspect, string>> = {
  balance: 'Work-life balance',
  pay: 'Pay and benefits',
  security: 'Job security',
  promotions: 'Promotions',
  skills: 'Skill building',
  culture: 'Culture',
  satisfaction: 'Satisfaction',
};

export const EMPLOYMENT_LABELS: Readonly<Record<EmploymentType, string>> = {
  fulltime: 'Full-time',
  parttime: 'Part-time',
  contractual: 'Contract',
  intern: 'Intern',
  freelancer: 'Freelancer',
};
