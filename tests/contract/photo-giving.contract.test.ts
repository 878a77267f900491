import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { photoGivingContract } from './photo-giving.contract';

describeOnHarnesses('PhotoGiving', photoGivingContract);
