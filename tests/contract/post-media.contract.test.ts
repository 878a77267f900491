import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { postMediaContract } from './post-media.contract';

describeOnHarnesses('PostMedia', postMediaContract);
