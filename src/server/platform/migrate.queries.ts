import { bigint, nullable, text } from './sql-types';
import { defineStatement } from './statement';

/** `folderMillis` of the newest migration that has run; null before the first. */
export const newestMigration = defineStatement({
  name: 'migrate.newest',
  parameters: [],
  columns: { at: nullable(bigint) },
  text: 'select max(created_at) as at from drizzle.__drizzle_migrations',
});

export const recordMigration = defineStatement({
  name: 'migrate.record',
  parameters: [text, bigint],
  columns: {},
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
});
