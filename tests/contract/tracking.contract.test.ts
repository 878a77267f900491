import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { measureLogContract } from './measure-log.contract';
import { trackingContract } from './tracking.contract';

describeOnHarnesses('Tracking', (harness) => {
  trackingContract(harness);
  measureLogContract(harness);
});
