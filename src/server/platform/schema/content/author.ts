import { text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';

/** The profile a contribution was written under, as it was then, and its sealed author. */
export const author = {
  authorRef: bytes().notNull(),
  authorSeal: bytes().notNull(),
  authorName: text().notNull(),
  authorTagline: text(),
  authorAvatar: text().notNull(),
  authorColor: text().notNull(),
  /** The check behind the author's career status then; null for none. */
  authorProof: text({ enum: ['WORK_EMAIL', 'STUDENT_EMAIL', 'JOB_PORTAL'] }),
  profileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] }).notNull(),
};
