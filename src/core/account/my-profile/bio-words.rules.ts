import { CONTACT_DETAILS_REFUSAL } from '@/core/kernel/common/reach-refusal.rules';
import { findAbuse } from '@/core/kernel/content-checks/abuse.rules';
import { isReachable } from '@/core/kernel/content-checks/reachable.rules';
import { bioFault } from './plain-line.rules';

/**
 * Returns the fault of a bio. A bio is shown under every post and comment, so it is checked as strictly as they are.
 * The form itself runs the checks that need no word list (`bioFault`).
 */
export function bioWordsFault(bio: string, ownName: string): string | null {
  const fault = bioFault(bio, ownName);
  if (fault !== null) return fault;
  if (isReachable(bio)) return CONTACT_DETAILS_REFUSAL;
  return findAbuse(bio).length > 0 ? 'This could hurt others. Choose other words.' : null;
}
