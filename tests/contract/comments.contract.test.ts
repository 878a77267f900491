import { commentsContract } from './comments.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Comments', commentsContract);
