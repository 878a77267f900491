import { HOURS_BY_GROUND } from '@/core/kernel/moderated/grounds.rules';

export const newCompanyMessages = {
  add: 'Not in the list? Add this company',
  title: (name: string) => (name === '' ? 'Add a company' : `Add ${name}`),
  near: 'Is it one of these?',
  nearOne: (name: string, city: string) => `${name}, ${city}`,
  nearFailed: 'Companies with a similar name did not load.',
  tryAgain: 'Try again',
  city: 'City of its main office',
  website: 'Website',
  waits: `A moderator checks within ${HOURS_BY_GROUND.CHECK} hours that the company exists. Until then only you see what you send here. We show and count it once the company is listed.`,
  fromList: 'Choose a company from the list instead',
} as const;
