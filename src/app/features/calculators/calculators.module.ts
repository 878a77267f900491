import { ContainerModule } from 'inversify';
import { ClockPort } from '@/core/common/clock.port';
import { StoragePort } from '@/core/common/key-value-storage.port';
import { SchedulerPort } from '@/core/common/scheduler.port';
import { GratuityStore } from '@/stores/calculators/gratuity.store';
import { HikeStore } from '@/stores/calculators/hike.store';
import { HraStore } from '@/stores/calculators/hra.store';
import { GratuityKey, HikeKey, HraKey, TakeHomeKey } from '@/stores/calculators/keys';
import { TakeHomeStore } from '@/stores/calculators/take-home.store';
import { PersonalKey } from '@/stores/common/personal';
import { SessionKey } from '@/stores/session/keys';

/** The calculators; what is typed into them goes with the session. */
export const calculatorsModule = new ContainerModule(({ bind }) => {
  bind(TakeHomeKey)
    .toResolvedValue(
      (storage, scheduler, clock, session) => new TakeHomeStore({ storage, scheduler, clock, session }),
      [StoragePort, SchedulerPort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(HikeKey)
    .toResolvedValue(
      (storage, scheduler, clock, session) => new HikeStore({ storage, scheduler, clock, session }),
      [StoragePort, SchedulerPort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(HraKey)
    .toResolvedValue(
      (storage, scheduler, clock, session) => new HraStore({ storage, scheduler, clock, session }),
      [StoragePort, SchedulerPort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(GratuityKey)
    .toResolvedValue(
      (storage, scheduler, clock, session) => new GratuityStore({ storage, scheduler, clock, session }),
      [StoragePort, SchedulerPort, ClockPort, SessionKey],
    )
    .inSingletonScope();
  bind(PersonalKey).toService(TakeHomeKey);
  bind(PersonalKey).toService(HikeKey);
  bind(PersonalKey).toService(HraKey);
  bind(PersonalKey).toService(GratuityKey);
});
