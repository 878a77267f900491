import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { heldContributionsContract } from './held-contributions.contract';

describeOnHarnesses('Contributions with words that the automatic checks mark', heldContributionsContract);
