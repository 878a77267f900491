import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import type { PushPermission } from './push-permission';

/** Time in view before the prompt (TM-NOTIF-PROMPT). */
export const PUSH_PROMPT_ACTIVE_MS = 45_000;
export const PUSH_REPROMPT_MS = DAY_MS;

/** Returns true for users whom the browser has not asked yet (ST-WPROMPT-START). */
export function countsTowardsPrompt(permission: PushPermission | null, isLoggedIn: boolean): boolean {
  return permission === 'default' && isLoggedIn;
}

/**
 * Returns whether to ask again. Both times are in ms since 1970; `askedAt` is null if the prompt was never shown. A
 * clock that was set back ends the wait.
 */
export function mayPromptAgain(askedAt: number | null, now: number): boolean {
  const passed = askedAt === null ? PUSH_REPROMPT_MS : now - askedAt;
  return passed < 0 || passed >= PUSH_REPROMPT_MS;
}
