import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { isOnline, reloadPage } from '../page/page';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { messages } from './messages';

/**
 * Shows that requested code is loading or failed, with a retry. Toasts cannot: they load with the
 * same code.
 */
export const MissingPart = observer(function MissingPart() {
  const { isMissing, isAsking, askAgain, giveUp } = useStore(FeaturesKey);
  const tries = useRef(0);
  if (isAsking) return <div className="coming" role="progressbar" aria-label={messages.partLoading} />;
  if (!isMissing) return null;
  const handleRetry = () => {
    tries.current += 1;
    // Online, code that fails twice belongs to an old build: reloading gets the new one.
    if (tries.current > 1 && isOnline()) reloadPage();
    else askAgain();
  };
  const acts = (
    <div className="flex gap-2 mt-2">
      <Button onClick={handleRetry}>{messages.tryAgain}</Button>
      <Button tone="quiet" onClick={giveUp}>
        {messages.closeMissing}
      </Button>
    </div>
  );
  return (
    <Callout live className="top__in" action={acts}>
      {messages.partMissing}
    </Callout>
  );
});
