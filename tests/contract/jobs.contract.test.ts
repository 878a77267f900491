import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { jobsContract } from './jobs.contract';

describeOnHarnesses('Jobs', jobsContract);
