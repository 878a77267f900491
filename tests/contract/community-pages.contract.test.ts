import { communityPagesContract } from './community-pages.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('CommunityPages', communityPagesContract);
