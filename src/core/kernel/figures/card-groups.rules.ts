import { MIN_GROUP } from './figures.rules';

/** The number of days after which people count in a group smaller than `MIN_OPEN_GROUP`. */
export const SETTLED_DAYS = 90;
export const MIN_SETTLED_GROUP = MIN_GROUP + 2;
export const MIN_SETTLED_GROUP_WORD = 'seven';
/** The size from which a group needs no people who have counted for `SETTLED_DAYS`. */
export const MIN_OPEN_GROUP = 10;
