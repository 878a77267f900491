import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { searchContract } from './search.contract';

describeOnHarnesses('Search', searchContract);
