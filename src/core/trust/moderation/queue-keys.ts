import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import type { KeyPress } from '@/core/kernel/shortcuts/shortcut';
import { actOfKey } from '@/core/kernel/shortcuts/shortcut';

export const QUEUE_ACTIONS = ['next', 'previous', 'take', 'keep', 'remove', 'giveBack', 'undo'] as const;

export type QueueAction = (typeof QUEUE_ACTIONS)[number];

export const QUEUE_KEYS: Readonly<Record<QueueAction, string>> = {
  next: 'j',
  previous: 'k',
  take: 'n',
  keep: 'p',
  remove: 'x',
  giveBack: 'g',
  undo: 'z',
};

/** Returns null if the key is not for the queue, or single keys are off. */
export function queueActionOf(press: KeyPress, isOn: boolean): QueueAction | null {
  return isOn ? actOfKey(QUEUE_KEYS, press) : null;
}

const KEYS_OF_DIGITS = 10;

/** Returns the rule of a digit, where 0 is the tenth. Returns null for other keys, or if single keys are off. */
export function queueRuleOf({ key, hasModifier, isTaken }: KeyPress, isOn: boolean): ModerationRuleId | null {
  if (!isOn || hasModifier || isTaken) return null;
  return MODERATION_RULE_IDS.find((id) => String(ruleById(id).number % KEYS_OF_DIGITS) === key) ?? null;
}
