import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: references (HMAC) and seals (AES-GCM) of the authorship module. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment, to the millisecond, so that a cursor made from it finds its own row again. */
export const moment = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' });

/** Words and tokens for a full text index. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
