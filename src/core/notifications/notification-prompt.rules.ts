import { NOTIFICATION_PROMPT_MS, NOTIFICATION_REPROMPT_MS } from './notification-timers';

export type NotificationPermission = 'default' | 'granted' | 'denied';

/** The time for which the page was looked at. Times in ms; `runningSince` is null while it is not looked at. */
export interface ActiveTime {
  readonly elapsed: number;
  readonly runningSince: number | null;
}

/** No active time yet. */
export const noActiveTime: ActiveTime = { elapsed: 0, runningSince: null };

/** Returns whether the active-time timer starts: for the permission `default` only (ST-WPROMPT-START). */
export function startsPromptTimer(permission: NotificationPermission): boolean {
  return permission === 'default';
}

/** Returns whether the prompt may come again; `lastPromptAt` is null where it never came (ST-PROMPT-REPROMPT). */
export function mayPromptAgain(lastPromptAt: number | null, now: number): boolean {
  return lastPromptAt === null || now - lastPromptAt >= NOTIFICATION_REPROMPT_MS;
}

/** The page is looked at from now on. */
export function resumed(time: ActiveTime, now: number): ActiveTime {
  return time.runningSince === null ? { ...time, runningSince: now } : time;
}

/** The tab is hidden or left: what has passed stays, the clock stands (ST-WPROMPT-PAUSE). */
export function paused(time: ActiveTime, now: number): ActiveTime {
  return { elapsed: elapsedAt(time, now), runningSince: null };
}

/** Returns the active time that is missing until the prompt; 0 if it is due. */
export function timeToPrompt(time: ActiveTime, now: number): number {
  return Math.max(0, NOTIFICATION_PROMPT_MS - elapsedAt(time, now));
}

function elapsedAt({ elapsed, runningSince }: ActiveTime, now: number): number {
  return runningSince === null ? elapsed : elapsed + Math.max(0, now - runningSince);
}
