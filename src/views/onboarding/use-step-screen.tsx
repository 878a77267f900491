import type { ReactNode } from 'react';
import { CareerStatusKey, EmailVerificationKey } from '@/stores/career-status/keys';
import { OnboardingKey, OnboardingStepsKey } from '@/stores/onboarding/keys';
import { AnonymousProfileKey, ProfileKey } from '@/stores/profile/keys';
import { CareerDetailsFields } from '../career-status/career-details-fields';
import { CareerOptionFields } from '../career-status/career-option-fields';
import { CodeField, EmailField } from '../career-status/email-fields';
import { useStore } from '../common/use-store';
import { AnonymousProfileFields } from '../profile/anonymous-profile-fields';
import { CommunitiesStep } from './communities-step';
import { CompletedStep } from './completed-step';
import { messages } from './messages';

/** One screen of onboarding. */
export interface StepScreen {
  /** Tells screens apart. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly isBusy: boolean;
  /** How often the form was refused. */
  readonly refusals: number;
  readonly body: ReactNode;
}

/** The screen that is shown now. Read it in an observer. */
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
        isBusy: anonymous.isSaving,
        refusals: anonymous.refusals,
        body: <AnonymousProfileFields />,
      };
    case 'careerOption':
      return {
        ...screen,
        ...messages.careerOption,
        key: 'careerOption',
        onSubmit: () => void steps.submitCareerChoice(),
        isBusy: career.isSaving,
        refusals: career.refusals,
        body: <CareerOptionFields />,
      };
    case 'additionalDetails':
      return {
        ...screen,
        ...messages.careerDetails,
        key: 'additionalDetails',
        onSubmit: () => void steps.submitCareerDetails(),
        isBusy: career.isSaving,
        refusals: career.refusals,
        body: <CareerDetailsFields />,
      };
    case 'emailVerification':
      return {
        ...screen,
        ...messages.email,
        key: 'email',
        onSubmit: () => void steps.sendCode(),
        isBusy: verification.isSending,
        refusals: verification.refusals,
        body: <EmailField />,
      };
    case 'verifyOtp':
      return {
        ...screen,
        ...messages.code,
        key: 'code',
        onSubmit: () => void steps.verifyCode(),
        isBusy: verification.isVerifying,
        refusals: verification.refusals,
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
