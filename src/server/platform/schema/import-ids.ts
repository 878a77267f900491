import { integer } from 'drizzle-orm/pg-core';

/**
 * Imports that brought a row, newest last. Null if no import did; empty once withdrawn while the row was still needed.
 * A function, because a shared builder would share constraint names.
 */
export const importIds = () => integer().array();
