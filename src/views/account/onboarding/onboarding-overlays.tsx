import { observer } from 'mobx-react-lite';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyOverlay } from '@/views/kernel/shell/lazy-overlay';
import { OnboardingNudge } from './onboarding-nudge';

const loadOnboarding = async () => (await import('./onboarding-dialog')).OnboardingDialog;

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
