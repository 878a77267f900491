import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { CONDUCT_NOT_ACCEPTED, mustAcceptConduct } from '@/core/trust/moderation/conduct-version.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import { CaseRecords } from './case-records';

export function moderatorRefusal(browser: MemoryBrowser, { id }: MemoryUser): Refusal | null {
  const { world } = browser;
  const isModerator = world.records(CaseRecords).moderators.has(id);
  if (!isModerator) return refusal(403, 'moderator_required', moderationRefusals.notModerator);
  const isFresh = (browser.session()?.startedOn ?? '') >= dayInIndia(world.clock.now());
  return isFresh ? null : refusal(403, 'session_not_fresh', moderationRefusals.notFresh);
}

/** Returns the refusal, or null for a moderator who has accepted the current code of conduct. */
export function moderatorActRefusal(browser: MemoryBrowser, viewer: MemoryUser): Refusal | null {
  const refused = moderatorRefusal(browser, viewer);
  if (refused !== null) return refused;
  const accepted = browser.world.records(CaseRecords).conduct.get(viewer.id)?.version ?? null;
  return mustAcceptConduct(accepted) ? refusal(409, CONDUCT_NOT_ACCEPTED, moderationRefusals.conductNotAccepted) : null;
}
