import { observer } from 'mobx-react-lite';
import { SHORTCUT_KEYS, SHORTCUTS } from '@/core/shortcuts/shortcut';
import { ShortcutsKey } from '@/stores/shortcuts/keys';
import { useStore } from '../common/use-store';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { messages } from './messages';

/** The keys, and the switch for them. */
export const ShortcutsDialog = observer(function ShortcutsDialog() {
  const shortcuts = useStore(ShortcutsKey);
  return (
    <Dialog
      open={shortcuts.isHelpOpen}
      onClose={shortcuts.closeHelp}
      title={messages.title}
      closeLabel={messages.close}
      narrow
    >
      <p className="text-ink-2">{messages.lead}</p>
      <dl className="keys">
        {SHORTCUTS.map((shortcut) => (
          <div key={shortcut}>
            <dt>
              <kbd>{SHORTCUT_KEYS[shortcut]}</kbd>
            </dt>
            <dd>{messages.acts[shortcut]}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={messages.on} checked={shortcuts.isOn} onCheckedChange={shortcuts.turn} />
    </Dialog>
  );
});
