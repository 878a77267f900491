import { MIN_SETTLED_GROUP_WORD } from '@/core/kernel/figures/card-groups.rules';
import { laterVisibilityText } from '@/core/research/contributions/showing-texts';

export const messages = {
  title: 'Add a review',
  lead: 'What it is like to work there, in your own words. Nobody sees who wrote it: it shows no name and no pseudonym.',
  promises: {
    title: 'What happens to it',
    points: [
      laterVisibilityText('it'),
      `We show month, role and city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} reviewers.`,
      'Your identity is encrypted: neither the company nor other users can find out who wrote it.',
      'One review for each company. You can edit it or delete it at any time.',
    ],
  },
  send: 'Publish the review',
  sending: 'Publishing',
  edit: {
    title: 'Edit your review',
    lead: 'Others see your changes within a day, at a random hour, so that nobody can tell when you wrote them. To remove the review now, delete it in your contributions.',
    send: 'Save the review',
    sending: 'Saving',
  },
  where: 'Where you worked',
  ratings: 'What is it like to work there?',
  rating: 'Overall rating',
  topics: 'By topic',
  topicsHint: 'Skip what you cannot judge.',
  skipped: 'Skipped',
  text: 'In your words',
  likes: 'What do you like?',
  likesHint: 'What would you tell a friend who wants to join?',
  dislikes: 'What do you not like?',
  dislikesHint: 'What should be different? Leave out people’s names and numbers.',
  reviewTitle: 'A title',
  job: 'Your job there',
  jobHint: `All of this is optional. We show a role or city only if it is the same for at least ${MIN_SETTLED_GROUP_WORD} reviewers.`,
  jobProfile: 'Role',
  employment: 'Employment',
  years: 'How long?',
  lessThanAYear: 'Less than a year',
  optional: 'optional',
  previewNote: `We show month, role and city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} reviewers of the company. We never show a name or pseudonym.`,
} as const;
