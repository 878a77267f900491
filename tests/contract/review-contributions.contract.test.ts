import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { reviewContributionsContract } from './review-contributions.contract';

describeOnHarnesses('ReviewContributions', reviewContributionsContract);
