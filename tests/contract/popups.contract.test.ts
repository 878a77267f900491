import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { popupsContract } from './popups.contract';

describeOnHarnesses('Popups of native apps', popupsContract);
