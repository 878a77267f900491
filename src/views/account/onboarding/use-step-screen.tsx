import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/account/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/account/onboarding/keys';
import { AnonymousProfileKey, ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { CareerDetailsFields } from '../career-status/career-details-fields';
import { CareerOptionFields } from '../career-status/career-option-fields';
import { CodeField, EmailField } from '../career-status/email-fields';
import { AnonymousProfileFields } from '../profile/anonymous-profile-fields';
import { CommunitiesStep } from './communities-step';
import { CompletedStep } from './completed-step';
import { messages } from './messages';

export interface StepScreen {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  /** The view focuses the first error when this increases. */
  readonly refusals: number;
  readonly body: ReactNode;
}

/** Must be called in an observer. */
export function useStepScreen(): StepScreen {
  const onboarding = useStore(OnboardingKey);
  const steps = useStore(OnboardingStepsKey);
  const anonymous = useStore(AnonymousProfileKey);
  const career = useStore(CareerStatusKey);
  const verification = useStore(EmailVerificationKey);
  const { isWriter, profile } = useStore(ProfileKey);
  const { currentStep, openCreatePost } = onboarding.state;
  const screen = { submit: messages.next, isBusy: false, refusals: 0 };
  switch (onboarding.nestedStep ?? currentStep.name) {
    case 'Communities':
      return {
        ...screen,
        ...messages.communities,
        key: 'communities',
        onSubmit: () => void steps.finishCommunities(),
        isBusy: steps.isStoringReaderStep,
        body: <CommunitiesStep />,
      };
    case 'AnonymousProfile':
      return {
        ...screen,
        ...messages.profile,
        key: 'profile',
        onSubmit: () => void steps.saveProfile(),
        isBusy: anonymous.form.isSubmitting,
        refusals: anonymous.form.refusals,
        body: <AnonymousProfileFields />,
      };
    case 'careerOption':
      return {
        ...screen,
        ...messages.careerOption,
        key: 'careerOption',
        onSubmit: () => void steps.submitCareerChoice(),
        isBusy: career.form.isSubmitting,
        refusals: career.form.refusals,
        body: (
          <>
            <PortalOffer />
            <CareerOptionFields />
          </>
        ),
      };
    case 'additionalDetails':
      return {
        ...screen,
        ...messages.careerDetails[career.state.selectedOption ?? 'working'],
        key: 'additionalDetails',
        onSubmit: () => void steps.submitCareerDetails(),
        isBusy: career.form.isSubmitting,
        refusals: career.form.refusals,
        body: <CareerDetailsFields />,
      };
    case 'emailVerification':
      return {
        ...screen,
        ...messages.email[career.state.selectedOption === 'student' ? 'college' : 'work'],
        submit: messages.email.submit,
        key: 'email',
        onSubmit: () => void steps.sendCode(),
        isBusy: verification.emailForm.isSubmitting,
        refusals: verification.emailForm.refusals,
        body: <EmailField />,
      };
    case 'verifyOtp':
      return {
        ...screen,
        ...messages.code,
        key: 'code',
        onSubmit: () => void steps.verifyCode(),
        isBusy: verification.codeForm.isSubmitting,
        refusals: verification.codeForm.refusals,
        body: <CodeField onSend={() => void steps.sendCode()} />,
      };
    case 'CareerStatus':
    case 'Verification':
    case 'OnboardingCompleted': {
      const { completed } = messages;
      return {
        ...screen,
        key: 'completed',
        title: completed.title(profile?.userName ?? ''),
        description: isWriter ? completed.description : completed.readerDescription,
        submit: isWriter && openCreatePost ? completed.writePost : completed.submit,
        onSubmit: onboarding.finish,
        body: <CompletedStep />,
      };
    }
  }
}

const PortalOffer = observer(function PortalOffer() {
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
