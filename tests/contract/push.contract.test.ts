import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { pushContract } from './push.contract';

describeOnHarnesses('Push', pushContract);
