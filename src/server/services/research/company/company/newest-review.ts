import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';

/** The month of a company's newest review (`f`: its figures), as SQL; null below five reviews, whose cards do not say it either. */
export const NEWEST_REVIEW = `case when f.reviews >= ${MIN_GROUP} then to_char(f.newest_review, 'YYYY-MM') end`;
