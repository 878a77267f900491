import { complaintsContract } from './complaints.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('complaints', complaintsContract);
