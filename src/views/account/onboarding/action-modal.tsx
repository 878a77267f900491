import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { messages } from './messages';

/** Asks a user who leaves halfway to stay. It asks once: closing it leaves. */
export const ActionModal = observer(function ActionModal() {
  const onboarding = useStore(OnboardingKey);
  const { isActionModalOpen, actionModalTitle } = onboarding.state;
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={isActionModalOpen}
      onClose={onboarding.leave}
      title={actionModalTitle ?? ''}
      closeLabel={messages.close}
      sheet="bottom"
      narrow
      initialFocus={stay}
      footer={
        <>
          <Button tone="quiet" onClick={onboarding.leave}>
            {messages.leave}
          </Button>
          <Button ref={stay} tone="primary" onClick={onboarding.stay}>
            {messages.stay}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{messages.leaveText}</p>
    </Dialog>
  );
});
