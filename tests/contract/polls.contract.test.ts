import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { pollsContract } from './polls.contract';

describeOnHarnesses('Polls', pollsContract);
