import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { headlineStatsContract } from './headline-stats.contract';

describeOnHarnesses('HeadlineStatsReading', headlineStatsContract);
