import { feedOrdersContract } from './feed-orders.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('FeedReading', feedOrdersContract);
