/** The grounds of a complaint, in the order in which they are offered. */
export const COMPLAINT_GROUNDS = [
  'INTIMATE',
  'PRIVACY',
  'HARASSMENT',
  'DECEIT',
  'DANGER',
  'UNTRUE',
  'RIGHTS',
  'OTHER',
] as const;

export type ComplaintGround = (typeof COMPLAINT_GROUNDS)[number];

/** The grounds that sums are by: those of complaints, and the orders of courts and of the government. */
export const SUMMED_GROUNDS = ['ORDER', ...COMPLAINT_GROUNDS] as const;

export type SummedGround = (typeof SUMMED_GROUNDS)[number];
