import { bookmarksContract } from './bookmarks.contract';
import { describeOnHarnesses } from './harness/describe-on-harnesses';

describeOnHarnesses('Bookmarks', bookmarksContract);
