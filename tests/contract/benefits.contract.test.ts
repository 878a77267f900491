import { benefitsContract } from './benefits.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Benefits', benefitsContract);
