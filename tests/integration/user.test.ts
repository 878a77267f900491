import { afterAll, beforeAll } from 'vitest';
import { MemoryFiles } from '@/server/platform/files/memory-files';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';
import { careerSuite } from './user/career-suite';
import { myProfileSuite } from './user/my-profile-suite';
import { profileSuite } from './user/profile-suite';
import { settingsSuite } from './user/settings-suite';
import { verificationSuite } from './user/verification-suite';

describeOnDatabases('user service', (on) => {
  const files = new MemoryFiles();
  let running: World;
  const world = (): World => running;
  beforeAll(async () => {
    running = await startWorld(on, { files });
  });
  afterAll(() => running.stop());

  profileSuite(world);
  myProfileSuite(world, files);
  careerSuite(world);
  verificationSuite(world);
  settingsSuite(world);
});
