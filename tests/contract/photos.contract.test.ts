import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { photosContract } from './photos.contract';

describeOnHarnesses('Photos', photosContract);
