import type { Ground } from '@/core/kernel/moderated/grounds.rules';

export const GROUND_NAMES = {
  INTIMATE: 'Intimate or posing as a person',
  ORDER: 'Order',
  CHECK: 'Held by a check',
  PRIVACY: 'Reveals someone’s identity',
  HARASSMENT: 'Abuse',
  DECEIT: 'Deceit',
  DANGER: 'Danger',
  APPEAL: 'Appeal',
  UNTRUE: 'Untrue',
  RIGHTS: 'Rights of others',
  ADVERTISING: 'Advertising',
  WRONG_PLACE: 'Wrong place',
  OTHER: 'Other',
} as const satisfies Record<Ground, string>;
