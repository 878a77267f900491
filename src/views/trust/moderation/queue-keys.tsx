import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { QueueAction } from '@/core/trust/moderation/queue-keys';
import { QUEUE_ACTIONS, QUEUE_KEYS, queueActionOf, queueRuleOf } from '@/core/trust/moderation/queue-keys';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { ModerationKey } from '@/stores/trust/moderation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { allInPage, focusedElement } from '@/views/kernel/page/page';
import { onDocument } from '@/views/kernel/page/page-events';
import { KeyList } from '@/views/kernel/shortcuts/key-list';
import { keyPressOf } from '@/views/kernel/shortcuts/key-press';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

export const QueueKeys = observer(function QueueKeys() {
  const moderation = useStore(ModerationKey);
  const shortcuts = useStore(ShortcutsKey);
  useEffect(() => {
    const acts: Readonly<Record<QueueAction, () => void>> = {
      next: () => stepRows(1),
      previous: () => stepRows(-1),
      take: () => void moderation.takeNext(),
      keep: () => void moderation.decide('keep'),
      remove: () => void moderation.decide('remove'),
      giveBack: () => void moderation.release(),
      undo: () => void moderation.undo(),
    };
    const handle = (event: KeyboardEvent) => {
      const press = keyPressOf(event);
      const rule = queueRuleOf(press, shortcuts.isOn);
      if (rule !== null) moderation.chooseRule(rule);
      const act = queueActionOf(press, shortcuts.isOn);
      if (act !== null) acts[act]();
      if (rule !== null || act !== null) event.preventDefault();
    };
    return onDocument('keydown', handle);
  }, [moderation, shortcuts]);
  if (!shortcuts.isOn) return null;
  return (
    <Section title={messages.keys} className="queue-keys">
      <KeyList
        keys={[...QUEUE_ACTIONS.map((act) => [QUEUE_KEYS[act], messages.acts[act]] as const), messages.ruleKeys]}
      />
      <p className="meta">{messages.keysOff}</p>
    </Section>
  );
});

/** Moves the focus between rows. From outside the list it focuses the first row. */
function stepRows(step: 1 | -1): void {
  const rows = allInPage('main .case-row');
  const focused = focusedElement();
  const at = focused === null ? -1 : rows.indexOf(focused);
  const row = at === -1 ? rows[0] : rows[at + step];
  if (row instanceof HTMLElement) row.focus();
}
