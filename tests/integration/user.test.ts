import { afterAll, beforeAll } from 'vitest';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';
import { careerSuite } from './user/career-suite';
import { profileSuite } from './user/profile-suite';
import { settingsSuite } from './user/settings-suite';
import { verificationSuite } from './user/verification-suite';

describeOnDatabases('user service', (on) => {
  let running: World;
  const world = (): World => running;
  beforeAll(async () => {
    running = await startWorld(on);
  });
  afterAll(() => running.stop());

  profileSuite(world);
  careerSuite(world);
  verificationSuite(world);
  settingsSuite(world);
});
