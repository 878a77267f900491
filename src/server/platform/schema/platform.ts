import { bigint, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './column-types';

/** What the server itself needs; nothing about people beyond mail that has not been read. */
export const platform = pgSchema('platform');

/** Facts about this database, by name: which authorship key it was written with, which demo data it holds. */
export const facts = platform.table('facts', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Answers to writes that carry an idempotency key, so that a repeated one gets the first answer. */
export const idempotentAnswers = platform.table(
  'idempotent_answers',
  {
    /** HMAC over the person and the key: says nothing about who sent it. */
    ref: bytes().primaryKey(),
    /** SHA-256 of the request's body, to notice another request under the same key. */
    fingerprint: bytes().notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    answeredAt: moment().notNull().defaultNow(),
  },
  (table) => [index('idempotent_answers_age').on(table.answeredAt)],
);

/** What clients reported about themselves (openapi/log.yaml). */
export const clientReports = platform.table(
  'client_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['error', 'performance', 'web_vitals'] }).notNull(),
    report: jsonb().notNull(),
    reportedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('client_reports_age').on(table.kind, table.reportedAt)],
);

/** The built-in mailbox: mail that goes nowhere else because SMTP_URL is not set. */
export const mailbox = platform.table(
  'mailbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [index('mailbox_address').on(table.address, table.id)],
);

/** Socket messages too large for a notification; the socket adapter writes and removes them (PostgreSQL only). */
export const socketAttachments = platform.table('socket_io_attachments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: moment().notNull().defaultNow(),
  payload: bytes(),
});
