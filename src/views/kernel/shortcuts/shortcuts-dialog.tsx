import { observer } from 'mobx-react-lite';
import { SHORTCUT_KEYS, SHORTCUTS } from '@/core/kernel/shortcuts/shortcut';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { useStore } from '../common/use-store';
import { Checkbox } from '../ui/checkbox';
import { Dialog } from '../ui/dialog';
import { KeyList } from './key-list';
import { messages } from './messages';

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
      <KeyList keys={SHORTCUTS.map((shortcut) => [SHORTCUT_KEYS[shortcut], messages.acts[shortcut]])} />
      <Checkbox label={messages.on} checked={shortcuts.isOn} onCheckedChange={shortcuts.turn} />
    </Dialog>
  );
});
