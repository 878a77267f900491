import { observer } from 'mobx-react-lite';
import { AccountEndKey } from '@/stores/settings/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Section } from '../ui/section';
import { messages } from './messages';

/** Deactivates the account until the next login. */
export const PauseAccount = observer(function PauseAccount() {
  const end = useStore(AccountEndKey);
  return (
    <Section title={messages.pause}>
      <p className="text-ink-2 max-w-measure">{messages.pauseText}</p>
      <Button className="mt-3" busy={end.isDeactivating} onClick={() => void end.deactivate()}>
        {end.isDeactivating ? messages.pausing : messages.pauseAct}
      </Button>
    </Section>
  );
});
