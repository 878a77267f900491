import { feedContract } from './feed.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('FeedReading', feedContract);
