import { checkedPayContract } from './checked-pay.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('The pay of checked people', checkedPayContract);
