/** Texts of a month of a year. */
export const monthMessages = {
  month: 'Month',
  year: 'Year',
  monthOf: (what: string) => `${what}, month`,
  yearOf: (what: string) => `${what}, year`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const;
