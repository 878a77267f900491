import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { termsContract } from './terms.contract';

describeOnHarnesses('Terms', termsContract);
