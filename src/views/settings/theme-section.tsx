import { observer } from 'mobx-react-lite';
import { THEMES } from '@/core/shell/theme';
import { ThemeKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { Field } from '../ui/field';
import { RadioCards } from '../ui/radio-cards';
import { Section } from '../ui/section';
import { messages } from './messages';

const THEME_CARDS = THEMES.map((value) => ({ value, label: messages.themes[value] }));

/** The theme of this browser. */
export const ThemeSection = observer(function ThemeSection() {
  const theme = useStore(ThemeKey);
  return (
    <Section title={messages.theme}>
      <Field label={messages.theme} labelHidden group hint={messages.themeHint}>
        <RadioCards options={THEME_CARDS} value={theme.theme} columns={3} onSelect={theme.choose} />
      </Field>
    </Section>
  );
});
