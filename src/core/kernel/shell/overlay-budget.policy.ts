import { DAY_MS } from '../common/india-calendar.rules';

export const PROMPTS = [
  'appNudge',
  'onboardingNudge',
  'loginPrompt',
  'allowNotifications',
  'push',
  'contribute',
  'rateApp',
  'othersScripts',
] as const;

export type Prompt = (typeof PROMPTS)[number];

/**
 * `shown` is the visible prompt, `overlays` counts overlays that the user opened, `never` are prompts that the user
 * refused permanently.
 */
export interface OverlayBudget {
  readonly shown: Prompt | null;
  readonly overlays: number;
  readonly never: ReadonlySet<Prompt>;
}

export type OverlayEvent =
  | { readonly kind: 'overlayOpened' }
  | { readonly kind: 'overlayClosed' }
  | { readonly kind: 'promptAsks'; readonly prompt: Prompt }
  | { readonly kind: 'promptClosed'; readonly prompt: Prompt }
  | { readonly kind: 'promptRefused'; readonly prompt: Prompt };

export function freshBudget(never: ReadonlySet<Prompt>): OverlayBudget {
  return { shown: null, overlays: 0, never };
}

/**
 * Returns the budget after an event (decisions 0.5). It allows one unasked overlay, none over an overlay of the user,
 * and none that was refused permanently. An overlay of the user replaces a shown prompt.
 */
export function budgetAfter(budget: OverlayBudget, event: OverlayEvent): OverlayBudget {
  switch (event.kind) {
    case 'overlayOpened':
      return { ...budget, shown: null, overlays: budget.overlays + 1 };
    case 'overlayClosed':
      return { ...budget, overlays: Math.max(0, budget.overlays - 1) };
    case 'promptAsks':
      return mayShow(budget, event.prompt) ? { ...budget, shown: event.prompt } : budget;
    case 'promptClosed':
      return budget.shown === event.prompt ? { ...budget, shown: null } : budget;
    case 'promptRefused':
      return {
        ...budget,
        shown: budget.shown === event.prompt ? null : budget.shown,
        never: new Set([...budget.never, event.prompt]),
      };
  }
}

export function mayShow(budget: OverlayBudget, prompt: Prompt): boolean {
  return budget.shown === null && budget.overlays === 0 && !budget.never.has(prompt);
}

export const REFUSED_PROMPTS_KEY = 'refusedPrompts';

export function formatRefusedPrompts(never: ReadonlySet<Prompt>): string {
  return [...never].join(',');
}

/** Parses refused prompts. Unknown ones are left out. */
export function parseRefusedPrompts(text: string | null): ReadonlySet<Prompt> {
  const names = text?.split(',') ?? [];
  return new Set(PROMPTS.filter((prompt) => names.includes(prompt)));
}

/** Duration of "Not now", on every page and tab of the device. */
export const PROMPT_PUT_OFF_MS = 7 * DAY_MS;

export function putOffKey(prompt: Prompt): string {
  return `promptPutOff.${prompt}`;
}

/** Returns whether a prompt is postponed. Setting the clock forward by more than the postponement ends it. */
export function isPostponed(stored: string | null, now: number): boolean {
  return Math.abs(now - Number(stored ?? Number.NaN)) < PROMPT_PUT_OFF_MS;
}
