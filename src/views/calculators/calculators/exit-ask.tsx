import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { dayText } from '@/core/calculators/calculators/calendar';
import { ExitAskKey } from '@/stores/calculators/calculators/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Callout } from '@/views/kernel/ui/callout';
import { exitMessages as texts } from './exit-messages';

/** Asks once, 45 days after the last day. Renders nothing in an app without the report form. */
export const ExitAsk = observer(function ExitAsk() {
  const ask = useStore(ExitAskKey);
  const { screens } = useStore(NavigationKey);
  useEffect(() => ask.look(), [ask]);
  const report = screens.pathOf('ContributeTenure');
  if (ask.lastDay === null || report === null) return null;
  return (
    <Callout
      tone="you"
      icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
      title={texts.askTitle(dayText(ask.lastDay))}
      className="exit-ask"
      action={
        <div className="calc-acts">
          <ButtonLink to={report} onClick={() => ask.settle()}>
            {texts.askYes}
          </ButtonLink>
          <Button onClick={() => ask.settle()}>{texts.askNo}</Button>
        </div>
      }
    >
      {texts.ask}
    </Callout>
  );
});
