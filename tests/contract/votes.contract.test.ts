import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { votesContract } from './votes.contract';

describeOnHarnesses('Votes', votesContract);
