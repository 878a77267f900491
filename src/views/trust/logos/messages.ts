import { PHOTO_TYPE_NAMES } from '@/core/kernel/pictures/photo.rules';
import type { LogoOwner } from '@/core/trust/logos/logo';
import { LOGO_EDGE_PX } from '@/core/trust/logos/logo.rules';

export const messages = {
  title: 'Logos',
  lead: 'A logo is shown next to the name of its company or college, everywhere.',
  gate: 'Log in to store logos',
  owner: 'Logo of',
  owners: { company: 'A company', college: 'A college' } satisfies Record<LogoOwner, string>,
  urlName: 'Address of its page',
  hint: 'Such as /overview/vaayuna-technologies-overview, or only vaayuna-technologies. Then choose the picture.',
  unknownPage: 'This is not the page of a company or college.',
  looks: 'How it looks',
  places: { search: 'in search', list: 'in lists', page: 'on its page' },
  rules: 'What fits',
  rulePoints: [
    'Only the logo that the company or college itself uses.',
    `A ${PHOTO_TYPE_NAMES} file. We fit it on a white square of ${LOGO_EDGE_PX} pixels.`,
    'It replaces an earlier one immediately.',
  ],
  initials: 'Without a logo, the initials are shown, hanging from a line.',
  example: 'Vaayuna Technologies',
  choose: 'Choose a picture',
  picture: 'A picture of the logo',
  remove: 'Remove the logo',
  stored: (name: string) => `The logo of ${name} is stored.`,
  removed: (name: string) => `${name} has no logo now.`,
  back: 'Moderation',
} as const;
