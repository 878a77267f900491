import { MIN_GROUP } from './figures.rules';

/** The days after which people count in a group of fewer than `MIN_OPEN_GROUP`. */
export const SETTLED_DAYS = 90;
/** The smallest group of them: one more than five accounts of an attacker and the author. */
export const MIN_SETTLED_GROUP = MIN_GROUP + 2;
/** The same as sentences say it. */
export const MIN_SETTLED_GROUP_WORD = 'seven';
/** The size from which a group needs no people who have counted for `SETTLED_DAYS`. */
export const MIN_OPEN_GROUP = 10;
