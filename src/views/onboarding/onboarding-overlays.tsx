import { observer } from 'mobx-react-lite';
import { LazyOverlay } from '../shell/lazy-overlay';
import { OnboardingNudge } from './onboarding-nudge';
import { useOnboarding } from './use-onboarding';

const loadOnboarding = async () => (await import('./onboarding-dialog')).OnboardingDialog;

/** The overlays of onboarding; the dialog's code is fetched when it is first opened. */
export const OnboardingOverlays = observer(function OnboardingOverlays() {
  const onboarding = useOnboarding();
  return (
    <>
      <OnboardingNudge />
      <LazyOverlay isOpen={onboarding.isOpen} load={loadOnboarding} onFailed={onboarding.leave} />
    </>
  );
});
