import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { reviewsContract } from './reviews.contract';

describeOnHarnesses('Reviews', reviewsContract);
