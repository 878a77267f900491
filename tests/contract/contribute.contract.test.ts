import { contributeContract } from './contribute.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Contributions', contributeContract);
