import { awardsContract } from './awards.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Awards', awardsContract);
