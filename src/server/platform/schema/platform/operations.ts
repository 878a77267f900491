import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** The last turn of each repeated task, in whichever process it was. */
export const taskTurns = platform.table('task_turns', {
  task: text().primaryKey(),
  /** The time between two turns. */
  everySeconds: integer().notNull(),
  endedAt: moment().notNull(),
  /** The end of the last turn that did not fail. */
  succeededAt: moment(),
});

/** Processes that serve this database. One that was killed stays for an hour. */
export const processes = platform.table('processes', {
  /** Made at each start. */
  id: uuid().primaryKey(),
  version: text().notNull(),
  /** Names the place in which it keeps files: equal for those that find each other’s. */
  fileStore: text().notNull(),
  /** True if it takes turns of repeated work. */
  runsTasks: boolean().notNull(),
  seenAt: moment().notNull(),
});
