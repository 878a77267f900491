import { MIN_GROUP } from './figures.rules';

/** Days until people count in a group smaller than `MIN_OPEN_GROUP`. */
export const SETTLED_DAYS = 90;
export const MIN_SETTLED_GROUP = MIN_GROUP + 2;
export const MIN_SETTLED_GROUP_WORD = 'seven';
/** The size from which a group needs no settled people. */
export const MIN_OPEN_GROUP = 10;
