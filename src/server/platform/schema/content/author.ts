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
  profileType: text({ enum: ['ANONYMOUS', 'DESIGNATION'] }).notNull(),
};
