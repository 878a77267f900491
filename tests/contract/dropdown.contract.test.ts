import { dropdownContract } from './dropdown.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Dropdown', dropdownContract);
