import { plural } from '@/core/formatting/plural';

/** Texts of cards: what reviews and reports of interviews say, in lists and before they are sent. */
export const messages = {
  outOf5: ' out of 5',
  untitled: (rating: string) => `Rated ${rating} of 5`,
  likesTitle: 'Likes',
  dislikesTitle: 'Dislikes',
  nothingSaid: 'Nothing written.',
  worksHere: 'works here',
  left: 'left',
  years: { one: '{count} year', other: '{count} years' },
  yearsBand: (from: number, to: number | null): string =>
    to === null ? `${from} years or more` : `${from} to ${to} years`,
  lessThanAYear: 'less than a year',
  reportTitle: (role: string | null, outcome: string | null) =>
    role === null ? (outcome ?? 'Interview') : [role, outcome?.toLowerCase()].filter(Boolean).join(', '),
  minutes: (minutes: number) => plural(minutes, { one: '{count} minute', other: '{count} minutes' }),
  day: (day: number) => `day ${day}`,
} as const;
