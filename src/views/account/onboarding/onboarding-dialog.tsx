import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import type { FormEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { useFirstErrorFocus } from '@/views/kernel/common/use-first-error-focus';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { StepBar } from '@/views/kernel/ui/step-bar';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { UnemployedSheet } from '../career-status/unemployed-sheet';
import { messages } from './messages';
import type { StepScreen } from './use-step-screen';
import { useStepScreen } from './use-step-screen';

const FORM_ID = 'onboarding-step';

export const OnboardingDialog = observer(function OnboardingDialog() {
  const onboarding = useStore(OnboardingKey);
  // Unmounts without fading, because a fading dialog would show the first screen again.
  return onboarding.isOpen ? <OpenOnboarding /> : <CannotVerify />;
});

const CannotVerify = observer(function CannotVerify() {
  const { state, closeUnemployedSheet } = useStore(OnboardingKey);
  return <UnemployedSheet open={state.showUnemployedCantVerifyBS} onClose={closeUnemployedSheet} />;
});

const OpenOnboarding = observer(function OpenOnboarding() {
  const onboarding = useStore(OnboardingKey);
  const steps = useStore(OnboardingStepsKey);
  const screen = useStepScreen();
  const form = useRef<HTMLFormElement>(null);
  const { current, total } = onboarding.progress;
  const isLast = current > total;
  const step = messages.step(current, total);
  useFocusOnNextScreen(screen.key, form);
  return (
    <Dialog
      open
      onClose={steps.close}
      title={screen.title}
      description={screen.description}
      closeLabel={messages.close}
      steps={isLast ? undefined : <StepBar steps={total} current={current} />}
      overline={isLast ? undefined : step}
      headAction={steps.canSkip ? <SkipButton /> : undefined}
      footer={<StepFooter screen={screen} />}
      initialFocus={form}
    >
      <StepForm key={screen.key} screen={screen} form={form} />
      <VisuallyHidden live>{isLast ? screen.title : messages.announce(step, screen.title)}</VisuallyHidden>
      <ActionModal />
      <CannotVerify />
    </Dialog>
  );
});

interface StepFormProps {
  readonly screen: StepScreen;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Skips the first screen, whose focus the dialog sets, so that the focus can return to the control that opened it. */
function useFocusOnNextScreen(key: string, form: RefObject<HTMLFormElement | null>): void {
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    form.current?.focus();
  }, [key, form]);
}

function StepForm({ screen: { onSubmit, refusals, body }, form }: StepFormProps) {
  const fields = useFirstErrorFocus<HTMLDivElement>(refusals);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={FORM_ID} ref={form} tabIndex={-1} className="onboarding-form" noValidate onSubmit={handleSubmit}>
      <div ref={fields} className="grid gap-4">
        {body}
      </div>
    </form>
  );
}

function SkipButton() {
  const steps = useStore(OnboardingStepsKey);
  return (
    <Button tone="quiet" onClick={steps.skip}>
      {messages.skip}
    </Button>
  );
}

const StepFooter = observer(function StepFooter({ screen }: { readonly screen: StepScreen }) {
  const onboarding = useStore(OnboardingKey);
  const { current, total } = onboarding.progress;
  return (
    <>
      {onboarding.isFirstScreen || current > total ? null : (
        <Button tone="quiet" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onboarding.back}>
          {messages.back}
        </Button>
      )}
      <Button type="submit" form={FORM_ID} tone="primary" busy={screen.isBusy}>
        {screen.submit}
      </Button>
    </>
  );
});

/** Asks a user who leaves halfway to stay. It asks only once: closing the dialog leaves the onboarding. */
const ActionModal = observer(function ActionModal() {
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
