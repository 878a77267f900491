import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { DataExport } from '@/core/account/settings/data-export';
import { EXPORT_KEPT_DAYS, MAX_EXPORTS_PER_DAY, TOO_MANY_EXPORTS } from '@/core/account/settings/data-export.rules';
import type { DataExports } from '@/core/account/settings/data-exports.port';
import type { Failure } from '@/core/kernel/common/failure';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { SettingsRecords } from './settings-records';

/** Exports that are ready at the second request. */
export class MemoryDataExports implements DataExports {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listExports(): Promise<Result<{ readonly items: readonly DataExport[] }, Failure>> {
    return this.#browser.askSignedIn('listExports', {}, (viewer) => {
      const settings = this.#browser.world.records(SettingsRecords).of(viewer);
      const items = settings.exports.filter(({ expiresOn }) => expiresOn > this.#day(0));
      settings.exports = items.map((made) =>
        made.state === 'making' ? { ...made, state: 'ready', progress: 100 } : made,
      );
      return ok({ items: settings.exports });
    });
  }

  startExport(): Promise<Result<DataExport, Failure>> {
    return this.#browser.askSignedIn('startExport', {}, (viewer) => {
      const records = this.#browser.world.records(SettingsRecords);
      const settings = records.of(viewer);
      const underWay = settings.exports.find(({ state }) => state === 'making');
      if (underWay !== undefined) return ok(underWay);
      const today = this.#day(0);
      if (!records.exportsOfDay.count(viewer.id, today, MAX_EXPORTS_PER_DAY)) {
        return refusal(429, 'too_many_requests', TOO_MANY_EXPORTS);
      }
      const made: DataExport = {
        exportId: this.#browser.world.ids.next(),
        state: 'making',
        progress: 0,
        createdOn: today,
        expiresOn: this.#day(EXPORT_KEPT_DAYS),
      };
      settings.exports = [made, ...settings.exports];
      return ok(made);
    });
  }

  #day(later: number): string {
    return dayInIndia(this.#browser.world.clock.now() + later * DAY_MS);
  }
}
