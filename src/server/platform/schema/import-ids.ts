import { integer } from 'drizzle-orm/pg-core';

/**
 * Returns the column of the imports that brought a row, the newest last; null for a row that no import brought. None is left of a row
 * whose imports were withdrawn while people or other rows needed it. A function, because a shared column builder
 * would carry one table's constraint name into the others.
 */
export const importIds = () => integer().array();
