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

export const SUMMED_GROUNDS = ['ORDER', ...COMPLAINT_GROUNDS] as const;

export type SummedGround = (typeof SUMMED_GROUNDS)[number];
