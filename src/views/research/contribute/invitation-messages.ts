export const messages = {
  title: (company: string) => `You came by an invitation of ${company}`,
  note: 'It is never stored with your contribution. It only counts in the company’s share of invited contributions.',
} as const;
