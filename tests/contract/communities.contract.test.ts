import { communitiesContract } from './communities.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Communities', communitiesContract);
