import type { WithdrawnKind } from './own-contribution.rules';

/** Texts about contributions that the user takes away. */
export const withdrawalMessages = {
  gone: {
    salary: 'Your salary is withdrawn.',
    interview: 'Your interview is withdrawn.',
    benefits: 'Your report of benefits is withdrawn.',
    tenure: 'Your report of joining and leaving is withdrawn.',
    company: 'The company that you added is withdrawn, with what you told of it.',
  } satisfies Readonly<Record<WithdrawnKind, string>>,
  undo: 'Undo',
  notWithdrawn: 'It was not withdrawn.',
  notRestored: 'It was not brought back.',
} as const;
