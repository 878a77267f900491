import { describe, expect, it } from 'vitest';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { SHORTCUT_KEYS, shortcutOf } from '@/core/kernel/shortcuts/shortcut';
import { QUEUE_ACTIONS, QUEUE_KEYS, queueActionOf, queueRuleOf } from './queue-keys';

const press = (key: string) => ({ key, hasModifier: false, isTaken: false });

describe('a single key in the queue', () => {
  it.each(QUEUE_ACTIONS)('does one act, and none while one types or has switched the keys off: %s', (act) => {
    const key = QUEUE_KEYS[act];
    expect(queueActionOf(press(key.toUpperCase()), true)).toBe(act);
    expect(queueActionOf({ ...press(key), hasModifier: true }, true)).toBeNull();
    expect(queueActionOf({ ...press(key), isTaken: true }, true)).toBeNull();
    expect(queueActionOf(press(key), false)).toBeNull();
  });

  it('does nothing else on the page, but for the steps of lists', () => {
    const elsewhere = QUEUE_ACTIONS.filter((act) => shortcutOf(press(QUEUE_KEYS[act]), true) !== null);
    expect(elsewhere).toEqual(['next', 'previous']);
    expect(new Set(Object.values(QUEUE_KEYS)).size).toBe(QUEUE_ACTIONS.length);
    expect([SHORTCUT_KEYS.next, SHORTCUT_KEYS.previous]).toEqual([QUEUE_KEYS.next, QUEUE_KEYS.previous]);
  });

  it('chooses the rule of its number', () => {
    for (const id of MODERATION_RULE_IDS)
      expect(queueRuleOf(press(String(ruleById(id).number).slice(-1)), true)).toBe(id);
    for (const key of ['x', '10', '12']) expect(queueRuleOf(press(key), true)).toBeNull();
    expect(queueRuleOf(press('1'), false)).toBeNull();
    expect(queueRuleOf({ ...press('1'), isTaken: true }, true)).toBeNull();
  });
});
