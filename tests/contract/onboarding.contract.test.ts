import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { onboardingContract } from './onboarding.contract';

describeOnHarnesses('Onboarding', onboardingContract);
