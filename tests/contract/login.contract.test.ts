import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { loginContract } from './login.contract';

describeOnHarnesses('Login', loginContract);
