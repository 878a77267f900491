import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { similarContributionsContract } from './similar-contributions.contract';

describeOnHarnesses('SimilarContributions', similarContributionsContract);
