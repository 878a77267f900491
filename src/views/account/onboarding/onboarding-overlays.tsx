import { observer } from 'mobx-react-lite';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { OnboardingNudge } from './onboarding-nudge';

const loadOnboarding = async () => (await import('./onboarding-dialog')).OnboardingDialog;

/** The overlays of onboarding; the dialog's code is fetched when it is first opened. */
export const OnboardingOverlays = observer(function OnboardingOverlays() {
  const onboarding = useStore(OnboardingKey);
  return (
    <>
      <OnboardingNudge />
      <LazyOverlay
        isOpen={onboarding.isOpen || onboarding.state.showUnemployedCantVerifyBS}
        load={loadOnboarding}
        onFailed={onboarding.leave}
      />
    </>
  );
});
