import { expect, it } from 'vitest';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';
import type { Contract } from './harness/describe-on-harnesses';
import { expectNotSignedIn, successOf } from './harness/outcomes';

const popupType = 'allow_notifications';

export const popupsContract: Contract = (harness) => {
  it('are shown once a week, on each kind of device, to each user', async () => {
    const popups = (await harness().newcomer()).port(PopupsPort);
    const other = (await harness().newcomer()).port(PopupsPort);
    for (const deviceType of ['app_ios', 'app_android'] as const) {
      const question = { popupType, deviceType } as const;
      expect(successOf(await popups.checkPopup(question))).toEqual({ showPopup: true, popupCount: 1 });
      expect(successOf(await popups.checkPopup(question))).toEqual({ showPopup: false, popupCount: 1 });
    }
    expect(successOf(await other.checkPopup({ popupType, deviceType: 'app_ios' }))).toEqual({
      showPopup: true,
      popupCount: 1,
    });
  });

  it('are shown once where two pages ask at once', async () => {
    const popups = (await harness().newcomer()).port(PopupsPort);
    const ask = () => popups.checkPopup({ popupType, deviceType: 'app_ios' });
    const answers = (await Promise.all([ask(), ask(), ask()])).map((answer) => successOf(answer));
    expect(answers.filter(({ showPopup }) => showPopup)).toEqual([{ showPopup: true, popupCount: 1 }]);
  });

  it('are nobody’s without a session', async () => {
    const guest = harness().as('guest').port(PopupsPort);
    expectNotSignedIn(await guest.checkPopup({ popupType, deviceType: 'app_ios' }));
  });
};
