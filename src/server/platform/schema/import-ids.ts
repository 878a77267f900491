import { integer } from 'drizzle-orm/pg-core';

/**
 * Imports that brought a row, newest last; null if none did. Empty once withdrawn while the row was still needed. A
 * function, because a shared builder would share constraint names.
 */
export const importIds = () => integer().array();
