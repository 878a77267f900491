import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { reviewWritingContract } from './review-writing.contract';

describeOnHarnesses('ReviewWriting', reviewWritingContract);
