/** Separate from the composer's texts, because comment boxes use them too. */
export const messages = {
  title: 'This may show who you are',
  details: {
    privateEmail: (text: string) => `“${text}” looks like your own email address.`,
    workEmail: (text: string) => `“${text}” looks like a work email address, which names an employer.`,
    phone: (text: string) => `“${text}” looks like a phone number.`,
    ownName: (text: string) => `“${text}” is part of your own name.`,
    name: (text: string) => `“${text}” looks like someone’s name.`,
  },
  text: 'Anyone can read it. Remove it, or post it as it is.',
  postAnyway: 'Post anyway',
} as const;
