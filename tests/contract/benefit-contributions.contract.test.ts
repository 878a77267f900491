import { benefitContributionsContract } from './benefit-contributions.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('BenefitContributions', benefitContributionsContract);
