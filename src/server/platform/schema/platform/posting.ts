import { index, integer, jsonb } from 'drizzle-orm/pg-core';
import { bytes, dayWritten } from '../column-types';
import { platform } from '../postgres-schemas';

/** Answers to writes that carry an idempotency key, so that a repeated one gets the first answer. */
export const idempotentAnswers = platform.table(
  'idempotent_answers',
  {
    /** HMAC over the persona and the key: says nothing about who sent it. */
    ref: bytes().primaryKey(),
    /** SHA-256 of the request's body, to notice another request under the same key. */
    fingerprint: bytes().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    answeredOn: dayWritten(),
  },
  (table) => [index('idempotent_answers_age').on(table.answeredOn)],
);
