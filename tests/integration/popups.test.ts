import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAX_POPUPS, POPUP_REST_DAYS } from '@/core/kernel/native-app/popup.rules';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { World } from './harness/world';
import { startWorld } from './harness/world';

describeOnDatabases('popups of native apps', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
  });
  afterAll(() => world.stop());

  it.each(['app_ios', 'app_android'])(
    '[API-USER-POPUP] are counted with each time, a week apart, and end after the third: %s',
    async (deviceType) => {
      const user = await world.user();
      const ask = async () =>
        (await user.post('/api/user/user/popup/check', { popupType: 'allow_notifications', deviceType })).body;
      for (let popupCount = 1; popupCount <= MAX_POPUPS; popupCount += 1) {
        expect(await ask()).toEqual({ showPopup: true, popupCount });
        expect(await ask()).toEqual({ showPopup: false, popupCount });
        world.pass(POPUP_REST_DAYS * DAY_MS);
      }
      expect(await ask()).toEqual({ showPopup: false, popupCount: MAX_POPUPS });
    },
  );
});
