import { figuresContract } from './figures.contract';
import { groupCountsContract } from './group-counts.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Figures', figuresContract);
describeOnHarnesses('Counts of groups', groupCountsContract);
