import { accountMergeContract } from './account-merge.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('AccountMerge', accountMergeContract);
