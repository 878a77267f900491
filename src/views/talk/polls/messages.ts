import { groupIndian } from '@/core/kernel/formatting/indian-number';
import { plural } from '@/core/kernel/formatting/plural';

export const messages = {
  vote: 'Vote',
  yourVote: 'Your vote',
  changeVote: 'Change my vote',
  keepVote: 'Keep my vote',
  hidden: 'You see the results after you vote',
  hiddenFromGuest: 'Log in to vote and to see the result',
  final: 'Final result',
  ownPoll: 'Your poll',
  votes: (count: number) => plural(count, { one: '{count} vote', other: '{count} votes' }, groupIndian(count)),
  noVotes: 'No votes yet',
  share: (percent: number) => `${percent}%`,
  closesInDays: (days: number) => plural(days, { one: 'closes in {count} day', other: 'closes in {count} days' }),
  closesInHours: (hours: number) => plural(hours, { one: 'closes in {count} hour', other: 'closes in {count} hours' }),
  closesSoon: 'closes within the hour',
  counting: 'Counting',
} as const;
