import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { PopupAnswer, PopupQuestion } from '@/core/kernel/native-app/popup';
import type { ShownPopup } from '@/core/kernel/native-app/popup.rules';
import { mayShowPopup } from '@/core/kernel/native-app/popup.rules';
import type { Popups } from '@/core/kernel/native-app/popups.port';
import type { MemoryBrowser } from '../world/memory-browser';
import { PopupRecords } from './popup-records';

export class MemoryPopups implements Popups {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  checkPopup(body: PopupQuestion): Promise<Result<PopupAnswer, Failure>> {
    return this.#browser.askSignedIn('checkPopup', { body }, (viewer): Result<PopupAnswer, Failure> => {
      const { world } = this.#browser;
      const popups = world.records(PopupRecords).of(viewer);
      const shown = popups.get(body.deviceType);
      const today = dayInIndia(world.clock.now());
      if (!mayShowPopup(shown ?? null, today)) return ok({ showPopup: false, popupCount: shown?.timesShown ?? 0 });
      const now: ShownPopup = { timesShown: (shown?.timesShown ?? 0) + 1, shownOn: today };
      popups.set(body.deviceType, now);
      return ok({ showPopup: true, popupCount: now.timesShown });
    });
  }
}
