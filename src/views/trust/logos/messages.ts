import type { LogoOwner } from '@/core/trust/logos/logo';

export const messages = {
  title: 'Logos',
  lead: 'Use only the logo that the company or college itself uses. It is shown next to the name, in lists too.',
  gate: 'Log in to store logos',
  owner: 'Logo of',
  owners: { company: 'A company', college: 'A college' } satisfies Record<LogoOwner, string>,
  urlName: 'Address of its page',
  hint: 'Such as /overview/vaayuna-technologies-overview, or only vaayuna-technologies. Then choose the picture.',
  unknownPage: 'This is not the page of a company or college.',
  without: 'Without a logo',
  initials: 'A name without a logo shows its initials under a line.',
  example: 'Vaayuna Technologies',
  choose: 'Choose a picture',
  picture: 'A picture of the logo',
  remove: 'Remove the logo',
  stored: (name: string) => `The logo of ${name} is stored.`,
  removed: (name: string) => `${name} has no logo now.`,
  back: 'Moderation',
} as const;
