import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { photoContributionsContract } from './photo-contributions.contract';

describeOnHarnesses('PhotoContributions', photoContributionsContract);
