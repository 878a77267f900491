import { observer } from 'mobx-react-lite';
import { THEMES } from '@/core/kernel/shell/theme';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { idleMessages as messages } from './idle-messages';

export const ThemeChoice = observer(function ThemeChoice() {
  const theme = useStore(ThemeKey);
  return (
    <Field label={messages.theme}>
      <Select
        value={theme.theme}
        placeholder={messages.theme}
        options={THEMES.map((value) => ({ value, label: messages.themes[value] }))}
        onValueChange={theme.choose}
      />
    </Field>
  );
});
