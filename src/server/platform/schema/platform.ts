import { bigint, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from './bytea';

/** What the server itself needs; nothing about people beyond mail that has not been read. */
export const platform = pgSchema('platform');

/** Facts about this database, by name: which authorship key it was written with, which demo data it holds. */
export const facts = platform.table('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Answers to writes that carry an idempotency key, so that a repeated one gets the first answer. */
export const idempotentAnswers = platform.table(
  'idempotent_answers',
  {
    /** HMAC over the person and the key: says nothing about who sent it. */
    ref: bytea('ref').primaryKey(),
    /** SHA-256 of the request's body, to notice another request under the same key. */
    fingerprint: bytea('fingerprint').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('idempotent_answers_age').on(table.answeredAt)],
);

/** What clients reported about themselves (openapi/log.yaml). */
export const clientReports = platform.table(
  'client_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['error', 'performance', 'web_vitals'] }).notNull(),
    report: jsonb('report').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('client_reports_age').on(table.kind, table.reportedAt)],
);

/** The built-in mailbox: mail that goes nowhere else because SMTP_URL is not set. */
export const mailbox = platform.table(
  'mailbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mailbox_address').on(table.address, table.id)],
);

/** Socket messages too large for a notification; the socket adapter writes and removes them (PostgreSQL only). */
export const socketAttachments = platform.table('socket_io_attachments', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  payload: bytea('payload'),
});
