import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { myProfileContract } from './my-profile.contract';

describeOnHarnesses('MyProfile', myProfileContract);
