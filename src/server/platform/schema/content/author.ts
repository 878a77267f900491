import { text } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';

/** The profile at the time of writing, and the sealed author. */
export const author = {
  authorRef: bytes().notNull(),
  authorSeal: bytes().notNull(),
  authorName: text().notNull(),
  authorTagline: text(),
  authorAvatar: text().notNull(),
  authorColor: text().notNull(),
  authorProof: text({ enum: ['WORK_EMAIL', 'STUDENT_EMAIL', 'JOB_PORTAL'] }),
  profileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] }).notNull(),
};
