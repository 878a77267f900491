import type { WithdrawnKind } from './own-contribution.rules';

export const withdrawalMessages = {
  gone: {
    salary: 'Your salary is withdrawn.',
    interview: 'Your interview is withdrawn.',
    benefits: 'Your report of benefits is withdrawn.',
    tenure: 'Your report of joining and leaving is withdrawn.',
    company: 'The company you added is withdrawn, along with everything you contributed about it.',
  } satisfies Readonly<Record<WithdrawnKind, string>>,
  undo: 'Undo',
  notWithdrawn: 'Couldn’t withdraw it.',
  notRestored: 'Couldn’t undo the withdrawal.',
} as const;
