import { SalariesApi } from '@/adapters/http/generated/salary/salaries';
import { HttpClientKey } from '@/app/app-keys';
import { wire } from '@/app/wire';
import { StoragePort, TabStoragePort } from '@/core/kernel/common/key-value-storage.port';
import { FindNearestPay } from '@/core/research/salaries/find-nearest-pay.use-case';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { SessionKey } from '@/stores/account/session/keys';
import { PersonalKey } from '@/stores/kernel/common/personal';
import { ComparedSalariesStore } from '@/stores/research/salaries/compared-salaries.store';
import { ComparedSalariesKey, OwnPayKey, SalaryListKey, SalaryReportKey } from '@/stores/research/salaries/keys';
import { OwnPayStore } from '@/stores/research/salaries/own-pay.store';
import { SalaryListStore } from '@/stores/research/salaries/salary-list.store';
import { SalaryReportStore } from '@/stores/research/salaries/salary-report.store';

export const salariesAdapters = wire((provide) => {
  provide(SalariesApi, [HttpClientKey], SalaryReadingPort);
});

export const salariesModule = wire((provide, bind) => {
  bind(SalaryReportKey)
    .toResolvedValue((reading) => new SalaryReportStore(reading, new FindNearestPay(reading)), [SalaryReadingPort])
    .inSingletonScope();
  provide(SalaryListStore, [SalaryReadingPort], SalaryListKey);
  provide(ComparedSalariesStore, [SalaryReadingPort], ComparedSalariesKey);
  bind(OwnPayKey)
    .toResolvedValue(
      (storage, tab, session) => new OwnPayStore({ storage, tab }, session),
      [StoragePort, TabStoragePort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(OwnPayKey);
});
