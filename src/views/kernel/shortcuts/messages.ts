import type { Shortcut } from '@/core/kernel/shortcuts/shortcut';

export const messages = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  lead: 'They work wherever posts are listed, while you are not typing.',
  acts: {
    next: 'Next post',
    previous: 'Previous post',
    open: 'Open the post',
    vote: 'Vote the post up, or undo the vote',
    comment: 'Open the post’s comments; on its page, write one',
    search: 'Search',
    help: 'This list',
  } satisfies Readonly<Record<Shortcut, string>>,
  on: 'Use these keys on this device',
} as const;
