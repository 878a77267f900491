import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { trackingContract } from './tracking.contract';

describeOnHarnesses('Tracking', trackingContract);
