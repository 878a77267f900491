import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { MODERATION_RULE_IDS, ruleNamed } from '@/core/kernel/moderated/moderation-rules.rules';
import type { KeyPress } from '@/core/kernel/shortcuts/shortcut';
import { actOfKey } from '@/core/kernel/shortcuts/shortcut';

export const QUEUE_ACTS = ['next', 'previous', 'take', 'keep', 'remove', 'giveBack', 'undo'] as const;

export type QueueAct = (typeof QUEUE_ACTS)[number];

export const QUEUE_KEYS: Readonly<Record<QueueAct, string>> = {
  next: 'j',
  previous: 'k',
  take: 'n',
  keep: 'p',
  remove: 'x',
  giveBack: 'g',
  undo: 'z',
};

/** Returns null if the key is not for the queue, or single keys are off. */
export function queueActOf(press: KeyPress, isOn: boolean): QueueAct | null {
  return isOn ? actOfKey(QUEUE_KEYS, press) : null;
}

const KEYS_OF_DIGITS = 10;

/** Returns the rule of a digit, where 0 is the tenth. Returns null for other keys, or if single keys are off. */
export function queueRuleOf({ key, hasModifier, isTaken }: KeyPress, isOn: boolean): ModerationRuleId | null {
  if (!isOn || hasModifier || isTaken) return null;
  return MODERATION_RULE_IDS.find((id) => String(ruleNamed(id).number % KEYS_OF_DIGITS) === key) ?? null;
}
