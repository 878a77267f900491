import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { postWritingContract } from './post-writing.contract';

describeOnHarnesses('PostWriting', postWritingContract);
