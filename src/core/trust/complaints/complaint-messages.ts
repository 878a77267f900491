import type { ComplaintOutcome } from '@/core/kernel/moderated/complaint';
import type { ComplaintGround } from '@/core/kernel/moderated/complaint-grounds.rules';

export const complaintMessages = {
  grounds: {
    INTIMATE: 'Nudity, sexual images, or impersonation (including AI images)',
    PRIVACY: 'It reveals someone’s identity or private facts',
    HARASSMENT: 'It insults, threatens or harasses someone',
    DECEIT: 'It deceives, or pretends to be someone else',
    DANGER: 'It endangers a child or public order',
    UNTRUE: 'It is untrue and harms someone',
    RIGHTS: 'It breaks a copyright, a trademark or another right',
    OTHER: 'It breaks another law or rule',
  } satisfies Record<ComplaintGround, string>,
  outcomes: {
    REMOVED: 'We removed it.',
    KEPT: 'It stays: it breaks none of our rules, and no law that we could find.',
    GONE: 'Its author removed it before we decided.',
    RESTORED:
      'We removed it. Its author appealed, and another moderator decided that it breaks none of our rules. It is back.',
  } satisfies Record<ComplaintOutcome, string>,
  notSent: 'The complaint was not sent',
} as const;
