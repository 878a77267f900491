import { index, integer, jsonb } from 'drizzle-orm/pg-core';
import { bytes, writtenDay } from '../column-types';
import { platform } from '../postgres-schemas';

export const idempotentAnswers = platform.table(
  'idempotent_answers',
  {
    /** HMAC over persona and key. It does not reveal the sender. */
    ref: bytes().primaryKey(),
    /** SHA-256 of the body, to detect another request under the same key. */
    fingerprint: bytes().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    answeredOn: writtenDay(),
  },
  (table) => [index('idempotent_answers_age').on(table.answeredOn)],
);
