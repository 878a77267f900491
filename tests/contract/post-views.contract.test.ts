import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { postViewsContract } from './post-views.contract';

describeOnHarnesses('PostViews', postViewsContract);
