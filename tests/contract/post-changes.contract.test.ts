import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { postChangesContract } from './post-changes.contract';

describeOnHarnesses('PostChanges', postChangesContract);
