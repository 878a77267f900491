import { figuresContract } from './figures.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Figures', figuresContract);
