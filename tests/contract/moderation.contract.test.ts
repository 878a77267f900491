import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { moderationContract } from './moderation.contract';

describeOnHarnesses('Moderation', moderationContract);
