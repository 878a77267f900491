import { sql } from 'drizzle-orm';
import { customType, date, timestamp } from 'drizzle-orm/pg-core';
// drizzle-kit reads this folder and knows no aliases.
import { INDIA_TIME_ZONE } from '../../../core/kernel/common/india-calendar.rules';

/** Bytes of HMAC references and AES-GCM seals. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A moment with millisecond precision, so that a cursor finds its own row. */
export const moment = () => timestamp({ precision: 3, withTimezone: true, mode: 'date' });

/** A day of India's calendar. Mixing two calendars would reveal part of the hour. */
export const writtenDay = () =>
  date()
    .notNull()
    .default(sql.raw(`(now() at time zone '${INDIA_TIME_ZONE}')::date`));

export const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
