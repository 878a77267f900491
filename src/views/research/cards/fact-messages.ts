export const factMessages = {
  untitled: (rating: string) => `Rated ${rating} of 5`,
  worksHere: 'works here',
  left: 'left',
  years: { one: '{count} year', other: '{count} years' },
  yearsBand: (from: number, to: number | null): string =>
    to === null ? `${from} years or more` : `${from} to ${to} years`,
  lessThanAYear: 'less than a year',
} as const;
