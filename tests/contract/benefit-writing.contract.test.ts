import { benefitWritingContract } from './benefit-writing.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('BenefitWriting', benefitWritingContract);
