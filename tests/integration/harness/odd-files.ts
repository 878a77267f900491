import type { OddFile } from './odd-file';
import { COLLEGES, COMPANIES, INTERVIEWS, QUESTIONS } from './odd-lists';
import { OPENINGS } from './odd-openings';
import { FORMS } from './odd-review-forms';
import { REVIEWS } from './odd-reviews';
import { SALARIES } from './odd-salaries';

export const ODD_FILES: readonly OddFile[] = [
  ...REVIEWS,
  ...FORMS,
  ...SALARIES,
  ...OPENINGS,
  ...INTERVIEWS,
  ...COMPANIES,
  ...COLLEGES,
  ...QUESTIONS,
];
