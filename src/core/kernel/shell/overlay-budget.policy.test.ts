import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OverlayEvent } from './overlay-budget.policy';
import {
  budgetAfter,
  formatRefusedPrompts,
  freshBudget,
  isPostponed,
  mayShow,
  PROMPT_PUT_OFF_MS,
  PROMPTS,
  parseRefusedPrompts,
} from './overlay-budget.policy';

const budgetOf = (...events: OverlayEvent[]) => events.reduce(budgetAfter, freshBudget(new Set()));

describe('overlay budget', () => {
  it('shows one prompt at a time', () => {
    const budget = budgetOf({ kind: 'promptAsks', prompt: 'appNudge' }, { kind: 'promptAsks', prompt: 'loginPrompt' });
    expect(budget.shown).toBe('appNudge');
    expect(mayShow(budgetAfter(budget, { kind: 'promptClosed', prompt: 'appNudge' }), 'loginPrompt')).toBe(true);
  });

  it('shows none over what somebody has opened, which takes the place of a shown one', () => {
    expect(budgetOf({ kind: 'overlayOpened' }, { kind: 'promptAsks', prompt: 'appNudge' }).shown).toBeNull();
    expect(budgetOf({ kind: 'promptAsks', prompt: 'appNudge' }, { kind: 'overlayOpened' }).shown).toBeNull();
    expect(
      budgetOf({ kind: 'overlayOpened' }, { kind: 'overlayClosed' }, { kind: 'promptAsks', prompt: 'appNudge' }).shown,
    ).toBe('appNudge');
  });

  it('counts what is open, and lets another prompt close or refuse nothing', () => {
    const opened = budgetOf({ kind: 'overlayOpened' }, { kind: 'overlayOpened' });
    expect(opened.overlays).toBe(2);
    expect(budgetAfter(opened, { kind: 'overlayClosed' }).overlays).toBe(1);
    const shown = budgetOf({ kind: 'promptAsks', prompt: 'appNudge' });
    expect(budgetAfter(shown, { kind: 'promptClosed', prompt: 'rateApp' }).shown).toBe('appNudge');
    expect(budgetAfter(shown, { kind: 'promptRefused', prompt: 'rateApp' }).shown).toBe('appNudge');
  });

  it('never shows again what was refused for good', () => {
    const budget = budgetOf({ kind: 'promptAsks', prompt: 'appNudge' }, { kind: 'promptRefused', prompt: 'appNudge' });
    expect(budget.shown).toBeNull();
    expect(mayShow(budget, 'appNudge')).toBe(false);
    const remembered = freshBudget(parseRefusedPrompts(formatRefusedPrompts(budget.never)));
    expect(mayShow(remembered, 'appNudge')).toBe(false);
    expect(parseRefusedPrompts('appNudge,somethingOld')).toEqual(new Set(['appNudge']));
    expect(parseRefusedPrompts(null)).toEqual(new Set());
  });

  it('never shows a prompt beside an overlay or a refused prompt, whatever happens', () => {
    const prompt = fc.constantFrom(...PROMPTS);
    const event: fc.Arbitrary<OverlayEvent> = fc.oneof(
      fc.constant({ kind: 'overlayOpened' as const }),
      fc.constant({ kind: 'overlayClosed' as const }),
      fc.record({
        kind: fc.constantFrom('promptAsks' as const, 'promptClosed' as const, 'promptRefused' as const),
        prompt,
      }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { shown, overlays, never } = budgetOf(...events);
        expect(shown === null || (overlays === 0 && !never.has(shown))).toBe(true);
      }),
    );
  });
});

it.each([
  [null, 0, false],
  ['100', 100, true],
  ['100', 100 + PROMPT_PUT_OFF_MS - 1, true],
  ['100', 100 + PROMPT_PUT_OFF_MS, false],
  ['100', 99, true],
  [`${100 + PROMPT_PUT_OFF_MS}`, 100, false],
  ['soon', 100, false],
])('a prompt that was put off at %s stays away at %d: %j', (stored, now, stays) => {
  expect(isPostponed(stored, now)).toBe(stays);
});
