import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { profileContract } from './profile.contract';

describeOnHarnesses('Profiles', profileContract);
