import { REACHABLE } from '@/core/kernel/common/reach-refusal.rules';
import { findAbuse } from '@/core/kernel/content-checks/abuse.rules';
import { isReachable } from '@/core/kernel/content-checks/reachable.rules';
import { bioFault } from './plain-line.rules';

/**
 * Returns the fault of a text about oneself as a sentence; null if there is none. It stands under every post and comment, so it is read as strictly as they are:
 * what the form does not say by the looks (`bioFault`) needs lists of words.
 */
export function bioWordsFault(bio: string, ownName: string): string | null {
  const fault = bioFault(bio, ownName);
  if (fault !== null) return fault;
  if (isReachable(bio)) return REACHABLE;
  return findAbuse(bio).length > 0 ? 'This could hurt others. Choose other words.' : null;
}
