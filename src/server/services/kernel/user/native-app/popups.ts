import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { mayShowPopup } from '@/core/kernel/native-app/popup.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { Database } from '@/server/platform/database';
import { countPopup, lockUser, popupOfUser } from './popups.queries';

export interface PopupsDeps {
  readonly database: Database;
  readonly now: () => number;
}

export function createPopups({ database, now }: PopupsDeps): Pick<UserHandlers, 'checkPopup'> {
  return {
    async checkPopup({ viewer, body }) {
      const { popupType, deviceType } = body;
      const today = dayInIndia(now());
      const popup = [viewer.userId, popupType, deviceType] as const;
      const answer = await database.transaction(async (tx) => {
        await tx.query(lockUser, viewer.userId);
        const [row] = await tx.query(popupOfUser, ...popup);
        const shown = row === undefined ? null : { timesShown: row.times_shown, shownOn: row.shown_on };
        if (!mayShowPopup(shown, today)) return { showPopup: false, popupCount: shown?.timesShown ?? 0 };
        const [counted] = await tx.query(countPopup, ...popup, today);
        return { showPopup: true, popupCount: counted?.times_shown ?? 1 };
      });
      return { status: 200, body: answer };
    },
  };
}
