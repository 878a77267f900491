import { sql } from 'drizzle-orm';
import { customType, date, timestamp } from 'drizzle-orm/pg-core';
// drizzle-kit, which reads this folder, knows no aliases.
import { INDIA_TIME_ZONE } from '../../../core/kernel/common/india-calendar.rules';

/** Bytes: references (HMAC) and seals (AES-GCM) of the authorship module. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment, to the millisecond, so that a cursor made from it finds its own row again. */
export const moment = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' });

/** The day on which a row is written, in India's calendar as all days are: days of two calendars would tell part of the hour. */
export const dayWritten = () =>
  date()
    .notNull()
    .default(sql.raw(`(now() at time zone '${INDIA_TIME_ZONE}')::date`));

/** Words and tokens for a full text index. */
export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
