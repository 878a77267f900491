import type { LogoOwner } from '@/core/trust/logos/logo';

export const messages = {
  title: 'Logos',
  lead: 'A logo is shown next to the name, in lists too. Store only one that the company or college uses itself.',
  gate: 'Log in to store logos',
  owner: 'Logo of',
  owners: { company: 'A company', college: 'A college' } satisfies Record<LogoOwner, string>,
  urlName: 'Its page, or its name in the address',
  hint: 'Paste the address of the page, such as /overview/vaayuna-technologies-overview, or type vaayuna-technologies.',
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
