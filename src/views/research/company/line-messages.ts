export const lineMessages = {
  outOfFive: ' out of 5',
  reviews: { one: '{count} review', other: '{count} reviews' },
  newest: (month: string) => `newest ${month}`,
  noReviewsYet: 'no reviews yet',
  medianOf: (pay: string, n: string) => `median ${pay} a year, ${n} salaries`,
} as const;
