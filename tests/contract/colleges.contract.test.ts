import { collegesContract } from './colleges.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Colleges', collegesContract);
