import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { ownContributionsContract } from './own-contributions.contract';

describeOnHarnesses('OwnContributionList', ownContributionsContract);
