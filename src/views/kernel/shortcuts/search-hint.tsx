import { observer } from 'mobx-react-lite';
import { SHORTCUT_KEYS } from '@/core/kernel/shortcuts/shortcut';
import { ShortcutsKey } from '@/stores/kernel/shortcuts/keys';
import { useStore } from '../common/use-store';

/** Renders nothing while the shortcuts are off. */
export const SearchHint = observer(function SearchHint() {
  const { isOn } = useStore(ShortcutsKey);
  return isOn ? <kbd>{SHORTCUT_KEYS.search}</kbd> : null;
});
