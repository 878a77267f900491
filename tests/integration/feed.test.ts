import { afterAll, beforeAll } from 'vitest';
import { commentsSuite } from './feed/comments-suite';
import { communitiesSuite } from './feed/communities-suite';
import { feedsSuite } from './feed/feeds-suite';
import { postsSuite } from './feed/posts-suite';
import { troubleSuite } from './feed/trouble-suite';
import { votesSuite } from './feed/votes-suite';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('feed service', (on) => {
  let running: World;
  const world = (): World => running;
  beforeAll(async () => {
    running = await startWorld(on);
  });
  afterAll(() => running.stop());

  feedsSuite(world);
  postsSuite(world);
  commentsSuite(world);
  votesSuite(world);
  troubleSuite(world);
  communitiesSuite(world);
});
