import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '@/core/kernel/device/device';
import {
  BATCH_MS,
  batchOf,
  countedPageOf,
  eventDeviceOf,
  growthWith,
  trackedEventOf,
  trackerIdOf,
  visitedCampaignOf,
  visitedCompanyOf,
} from './event.rules';

const device: Device = { width: 1440, userAgent: 'Mozilla/5.0', host: 'browser' };
const occurrence = { eventType: 'signOut', attributes: {}, at: 5 } as const;
const sceneAt = (path: string) => ({ device, isLoggedIn: true, pageName: 'Post', path, campaign: '' });

describe('an event', () => {
  it('[EM-DEVICE-TYPE] [LM-BREAKPOINT-480] is of WAP up to 480 px, and of WEB above', () => {
    expect([480, 481].map((width) => eventDeviceOf({ width }))).toEqual(['WAP', 'WEB']);
  });

  it('[LM-TRACKER-TENANT] goes to tenant 9', () => {
    expect(BATCH_MS).toBe(10_000);
    expect(batchOf([], device)).toEqual({ tenantId: 9, trackerId: 9205, events: [] });
    expect(batchOf([], { ...device, host: 'app_ios' }).trackerId).toBe(9208);
  });

  it('[LM-TRACKER-IDS] is of the web, or of the app by its system', () => {
    const hosts = ['browser', 'app_android', 'app_ios'] as const;
    expect(hosts.map((host) => trackerIdOf({ host }))).toEqual([9205, 9207, 9208]);
  });

  it('has the address of its page without the parts that only one reader has', () => {
    expect(trackedEventOf(occurrence, sceneAt('/p/12')).url).toBe('/p/12');
    expect(trackedEventOf(occurrence, sceneAt(`/p/1${'a'.repeat(14)}`)).url).toBe(`/p/1${'a'.repeat(14)}`);
    expect(trackedEventOf(occurrence, sceneAt(`/p/1${'a'.repeat(15)}`)).url).toBe('/p/*');
    expect(trackedEventOf(occurrence, sceneAt('/complaints/Zk3_x9Qm2-LpA7vTe1')).url).toBe('/complaints/*');
    expect(trackedEventOf(occurrence, sceneAt('/statements/0198c1de-7a44-7f31-9d1e-8d3a1f0c2b11')).url).toBe(
      '/statements/*',
    );
  });

  it('has an address and a campaign of limited lengths, and no empty attributes', () => {
    const sent = trackedEventOf(occurrence, { ...sceneAt(`/${'a/'.repeat(300)}`), campaign: 'c'.repeat(200) });
    expect([sent.url.length, sent.internal_campaign?.length]).toEqual([500, 100]);
    expect(sent).not.toHaveProperty('attributes');
  });

  it('has none of the ids of a user, a device or a browser', () => {
    const sent = trackedEventOf(
      { ...occurrence, attributes: { source: 'google' } },
      { ...sceneAt('/'), campaign: 'x' },
    );
    expect(Object.keys(sent).toSorted()).toEqual([
      'attributes',
      'deviceType',
      'eventType',
      'internal_campaign',
      'loginStatus',
      'pageName',
      'timestamp',
      'url',
    ]);
  });

  it('is counted under a name of a closed list, whatever page it names', () => {
    const names = new Set(fc.sample(fc.string(), 200).map(countedPageOf));
    expect([...names]).toEqual(['Other']);
    expect(['HomeScreen', 'GiveSalary', 'Statement', 'Complaint'].map(countedPageOf)).toEqual([
      'HomeScreen',
      'Other',
      'Other',
      'Other',
    ]);
  });
});

describe('visitors', () => {
  it('are stored from the tenth network on, and in fives', () => {
    const grown = Array.from({ length: 26 }, (_, index) => growthWith(index));
    expect(grown.flatMap((growth, visitor) => (growth > 0 ? [[visitor, growth]] : []))).toEqual([
      [10, 10],
      [15, 5],
      [20, 5],
      [25, 5],
    ]);
  });

  it.each([
    ['CompanyOverview', 'a-company', 'a-company'],
    ['CompanySalaries', 'a-company', 'a-company'],
    ['CompaniesList', 'a-company', null],
    ['HomeScreen', 'a-company', null],
    ['CompanyComplaint', 'a-company', null],
    ['CompanyOverview', undefined, null],
  ])('of the page %s with %s count for %s', (pageName, company, counted) => {
    expect(visitedCompanyOf(pageName, company)).toBe(counted);
  });

  it.each([
    ['campaignVisit', 'Desktop_nav', 'desktop_nav'],
    ['campaignVisit', 'x'.repeat(40), 'x'.repeat(40)],
    ['campaignVisit', 'x'.repeat(41), null],
    ['campaignVisit', 'me@mail.in', null],
    ['campaignVisit', '-x', null],
    ['campaignVisit', undefined, null],
    ['signOut', 'diwali', null],
  ] as const)('by %s with %s count for %s', (eventType, internal_campaign, counted) => {
    expect(visitedCampaignOf({ eventType, ...(internal_campaign !== undefined && { internal_campaign }) })).toBe(
      counted,
    );
  });
});
