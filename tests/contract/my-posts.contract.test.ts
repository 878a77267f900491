import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { myPostsContract } from './my-posts.contract';

describeOnHarnesses('MyPosts', myPostsContract);
