import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { EventBatch, EventDevice, EventType, TrackedEvent, UsageEvent } from '@/core/kernel/tracking/event';
import { countedPageOf } from '@/core/kernel/tracking/event.rules';
import type { Tracking } from '@/core/kernel/tracking/tracking.port';
import type { MemoryBrowser } from '../world/memory-browser';

export class EventRecords {
  readonly sums = new Map<string, number>();
  readonly campaigns: string[] = [];
  readonly companies: string[] = [];

  add(eventType: EventType, pageName: string): void {
    const key = `${eventType} ${countedPageOf(pageName)}`;
    this.sums.set(key, (this.sums.get(key) ?? 0) + 1);
  }
}

export class MemoryTracking implements Tracking {
  constructor(private readonly browser: MemoryBrowser) {}

  recordUsage({
    deviceType,
    ...body
  }: UsageEvent & { readonly deviceType: EventDevice }): Promise<Result<null, Failure>> {
    return this.#count('recordUsage', deviceType, body, [body]);
  }

  recordEvents({
    deviceType,
    ...body
  }: EventBatch & { readonly deviceType: EventDevice }): Promise<Result<null, Failure>> {
    return this.#count('recordEvents', deviceType, body, body.events);
  }

  #count(
    operationId: string,
    deviceType: EventDevice,
    body: object,
    events: readonly Pick<
      TrackedEvent & UsageEvent,
      'eventType' | 'pageName' | 'internal_campaign' | 'companyUrlName'
    >[],
  ): Promise<Result<null, Failure>> {
    return this.browser.ask(operationId, { headers: { 'x-device-type': deviceType }, body }, () => {
      const records = this.browser.world.records(EventRecords);
      for (const { eventType, pageName, internal_campaign, companyUrlName } of events) {
        records.add(eventType, pageName);
        if (internal_campaign !== undefined) records.campaigns.push(internal_campaign);
        if (companyUrlName !== undefined) records.companies.push(companyUrlName);
      }
      return ok(null);
    });
  }
}
