import { MIN_SETTLED_GROUP_WORD } from '@/core/kernel/figures/card-groups.rules';
import { MIN_GROUP_WORD } from '@/core/kernel/figures/figures.rules';
import { MAX_PHOTO_MEGABYTES, PHOTO_TYPE_NAMES } from '@/core/kernel/pictures/photo.rules';
import { laterVisibilityText } from '@/core/research/contributions/showing-texts';

export const messages = {
  title: 'Add photos',
  lead: 'Show what the place looks like: desks, canteen, terrace, the way there. The photos appear without your name.',
  promises: {
    title: 'What happens to them',
    points: [
      `${laterVisibilityText('them')} Your identity as the sender is stored encrypted.`,
      'We remove place, time and camera from each file before anybody sees it.',
      'You can delete each photo on the company’s page, where only you see that it is yours.',
    ],
  },
  guest: 'Log in to choose photos: they are uploaded while you fill this in.',
  back: 'Back to where you were',
  send: 'Add the photos',
  sending: 'Adding',
  where: 'Where it is',
  photos: 'The photos',
  photosField: 'Photos',
  count: (count: number, limit: number) => `${count} of ${limit}`,
  choose: 'Choose photos',
  chooseMore: 'Choose more',
  previewNote: `No name or pseudonym is shown next to them. We show month and city only if they are the same for at least ${MIN_SETTLED_GROUP_WORD} people.`,
  hint: `${PHOTO_TYPE_NAMES}, up to ${MAX_PHOTO_MEGABYTES} MB each. Leave out faces, names and screens.`,
  tooMany: (limit: number) => `Up to ${limit} photos at a time. The others were left out: add them next.`,
  album: (name: string) => `Album of ${name}`,
  chooseAlbum: 'Choose an album',
  caption: (name: string) => `Caption of ${name}`,
  captionPlaceholder: 'What it shows (optional)',
  synthetic: 'Made or edited with AI',
  remove: (name: string) => `Remove ${name}`,
  stop: (name: string) => `Stop and remove ${name}`,
  choiceTitle: 'Share what you know',
  choiceLead: 'It helps the next job seeker. Nothing shows your name.',
  choiceStart: 'Start with your salary',
  choiceStartText:
    'It takes about two minutes. If enough people reported the same job, you see how your pay compares before you send it.',
  choiceWays: 'What else you can share',
  choiceSeen: 'What others see',
  choiceSeenPoints: [
    'No name and no pseudonym is shown with what you share.',
    'Your salary appears only in combined figures.',
    'Your identity is encrypted: neither the company nor other users can find out who sent it.',
  ],
  choicePath: 'What happens with it',
  choiceSteps: [
    { title: 'Now', text: 'Fill in the form without your name. You log in when you send it.' },
    { title: 'Within 24 hours', text: laterVisibilityText('a review, an interview, photos or benefits') },
    {
      title: `Once there are ${MIN_GROUP_WORD} people`,
      text: 'Salaries, benefits and ratings are counted in figures that everyone can see.',
    },
  ],
  choiceEarns: 'What it earns',
  choiceEarnsPoints: ['Points, the same for praise and criticism. They cannot be spent.'],
  choiceRewards: 'Your points',
} as const;
