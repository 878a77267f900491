import { bigint } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../column-types';
import { platform } from '../postgres-schemas';

export const socketAttachments = platform.table('socket_io_attachments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: moment().notNull().defaultNow(),
  payload: bytes(),
});
