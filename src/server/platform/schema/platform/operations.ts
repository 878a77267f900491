import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const taskTurns = platform.table('task_turns', {
  task: text().primaryKey(),
  everySeconds: integer().notNull(),
  endedAt: moment().notNull(),
  succeededAt: moment(),
});

export const processes = platform.table('processes', {
  id: uuid().primaryKey(),
  version: text().notNull(),
  fileStore: text().notNull(),
  runsTasks: boolean().notNull(),
  seenAt: moment().notNull(),
});
