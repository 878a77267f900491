import { bigint } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

/** Socket messages too large for a notification; the socket adapter writes and removes them (PostgreSQL only). */
export const socketAttachments = platform.table('socket_io_attachments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: moment().notNull().defaultNow(),
  payload: bytes(),
});
