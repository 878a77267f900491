import { laterVisibilityText } from '@/core/research/contributions/showing-texts';

export const messages = {
  title: 'Add benefits',
  lead: 'What a company offers besides the salary. It appears without your name.',
  promises: {
    title: 'What happens to it',
    points: [
      laterVisibilityText('it'),
      'It counts in the company’s list of benefits once it is shown, or three days later if your account is new.',
      'Your comment is shown below the list. Who wrote it is stored encrypted.',
      'One report for each company.',
    ],
  },
  send: 'Send the benefits',
  sending: 'Sending',
  where: 'Where you work',
  benefits: 'What does it offer?',
  checkLead: 'Each benefit is counted in the company’s list. Your comment is shown below the list.',
  loading: 'Loading the benefits',
  failedTitle: 'The benefits did not load.',
  tryAgain: 'Try again',
  more: 'In your words',
  text: 'How are they in practice?',
  textHint: 'Who gets them, from when, and whether they are easy to use.',
  optional: 'optional',
} as const;
