import { observer } from 'mobx-react-lite';
import { THEMES } from '@/core/kernel/shell/theme';
import { ThemeKey } from '@/stores/kernel/shell/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Field } from '@/views/kernel/ui/field';
import { RadioCards } from '@/views/kernel/ui/radio-cards';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

const THEME_CARDS = THEMES.map((value) => ({ value, label: messages.themes[value] }));

export const ThemeSection = observer(function ThemeSection() {
  const theme = useStore(ThemeKey);
  return (
    <Section title={messages.theme}>
      <Field label={messages.theme} labelHidden group hint={messages.themeHint}>
        <RadioCards options={THEME_CARDS} value={theme.theme} columns={3} onSelect={theme.choose} className="themes" />
      </Field>
    </Section>
  );
});
