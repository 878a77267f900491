import { MIN_SETTLED_GROUP_WORD } from '@/core/kernel/figures/card-groups.rules';
import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { CountedKind, OmittableFact } from '@/core/research/contribute/similar-contributions.rules';

export const meterMessages = {
  title: 'Could someone guess who you are?',
  few: `Fewer than ${MIN_GROUP}`,
  about: (count: number) => `About ${count}`,
  show: {
    review: 'reviews of the company show the same facts as yours.',
    interview: 'interviews at the company show the same facts as yours.',
    benefits: 'reports of benefits of the company show the same facts as yours.',
  } satisfies Readonly<Record<CountedKind, string>>,
  tooFew: {
    review: `We show a detail only if it is the same for at least ${MIN_SETTLED_GROUP_WORD} people. Details you leave out aren’t stored.`,
    interview: `We show a detail only if it is the same for at least ${MIN_SETTLED_GROUP_WORD} people. Details you leave out aren’t stored.`,
    benefits: `We show a detail only if it is the same for at least ${MIN_SETTLED_GROUP_WORD} people. Details you leave out aren’t stored.`,
  } satisfies Readonly<Record<CountedKind, string>>,
  enough: 'These facts alone do not single out your contribution.',
  counting: 'Counting',
  failed: 'We couldn’t count this now. The form works without it.',
  less: 'Show less',
  noHelp: `Even if you left out any one of these, it would still be fewer than ${MIN_GROUP}.`,
  leaveOut: {
    jobProfile: 'Leave out the role',
    departmentId: 'Leave out the department',
    city: 'Leave out the city',
    years: 'Leave out the years',
  } satisfies Readonly<Record<OmittableFact, string>>,
  how: 'We count published contributions, leave out imported ones, and round down.',
} as const;
