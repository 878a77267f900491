import type { LOGO_OWNERS } from './logo.rules';

export type LogoOwner = (typeof LOGO_OWNERS)[number];

/** A company or college. `urlName` is its URL name. */
export interface LogoOwnerName {
  readonly owner: LogoOwner;
  readonly urlName: string;
}
