export const messages = {
  title: (company: string) => `${company} invited you`,
  note: 'It is never stored with your contribution. It only counts in the company’s share of invited contributions.',
} as const;
