import type { MergedKind } from '@/core/account/settings/account-merge';
import { plural } from '@/core/kernel/formatting/plural';

export const mergeMessages = {
  title: 'Merge your other account',
  lead: (name: string, other: string) =>
    `You have proved that both accounts are yours. ${
      name === '' ? 'This account stays; it has no pseudonym yet.' : `This account stays, as ${name}.`
    } ${other === '' ? 'The other one ends.' : `${other} ends, and nobody else can take that pseudonym.`}`,
  otherWay:
    'To keep the other account instead, log out, log in to it, and add this account’s login there. You can merge the two within ten minutes.',
  kinds: {
    logins: 'Logins',
    posts: 'Posts',
    comments: 'Comments',
    reviews: 'Reviews',
    salaries: 'Salaries',
    interviews: 'Interviews',
    benefits: 'Benefits',
    photos: 'Photos',
    tenures: 'Reports of joining and leaving',
    answers: 'Answers and replies',
    votes: 'Votes',
    picks: 'Poll answers',
    helpful: 'Helpful marks',
    bookmarks: 'Bookmarks',
    communities: 'Communities',
    conversations: 'Conversations',
    offers: 'Saved offers',
    alerts: 'Job alerts',
    applications: 'Jobs you applied for',
    points: 'Points',
    hidden: 'Hidden and blocked',
    requests: 'Asked for answers',
    reports: 'Reports',
  } satisfies Readonly<Record<MergedKind, string>>,
  counts: (moves: number, ends: number) =>
    [
      moves === 0 ? '' : plural(moves, { one: '{count} moves here.', other: '{count} move here.' }),
      ends === 0 ? '' : plural(ends, { one: '{count} ends', other: '{count} end' }),
      ends === 0 ? '' : '(this account already has the same, is the author, or is full).',
    ]
      .filter(Boolean)
      .join(' '),
  ends: 'Ends',
  endsText:
    'Its career status, profile, settings, notifications, room messages and device logins. You can read its conversations here, but not add messages. Drafts of the other account on your devices can no longer be opened: publish or copy them first.',
  names: (other: string) => `Which name should posts and comments by ${other} show?`,
  apart: 'Keep the pseudonyms separate',
  apartHint: (other: string) => `They stay under ${other}. Nobody sees that both are yours.`,
  join: (name: string) => `Show them as ${name}`,
  joinHint:
    'Anyone can then tell that both were the same person. Anyone who has blocked one of them will then have blocked both.',
  act: 'Merge the accounts',
  sure: 'Merge the two accounts? This cannot be undone.',
  yes: 'Yes, merge',
  merging: 'Merging',
  no: 'Not now',
} as const;
