import { observer } from 'mobx-react-lite';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './messages';

export const PortalOffer = observer(function PortalOffer() {
  const { state, openPortalLink } = useStore(OnboardingKey);
  const { naukriImportLoading, naukriImportError, hasNaukriAccount, hideNaukriImport } = state;
  if (naukriImportLoading) return <p role="status">{messages.portal.loading}</p>;
  return (
    <>
      {naukriImportError === null ? null : (
        <p className="text-danger" role="alert">
          {naukriImportError}
        </p>
      )}
      {hideNaukriImport ? null : (
        <Button className="justify-self-start" onClick={openPortalLink}>
          {hasNaukriAccount ? messages.portal.fillInKnown : messages.portal.fillIn}
        </Button>
      )}
    </>
  );
});
