import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { probesContract } from './probes.contract';

describeOnHarnesses('Every port', probesContract);
