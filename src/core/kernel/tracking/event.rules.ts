import type { Device } from '@/core/kernel/device/device';
import type { EventBatch, EventDevice, Occurrence, TrackedEvent, TrackerId } from './event';

export const EVENT_DAYS = 400;

export const MIN_VISITORS = 10;

export const VISITOR_STEP = 5;

/** Returns the growth of a rounded count: ten with the tenth network, five with every fifth after it, otherwise 0. */
export function growthWith(visitor: number): number {
  if (visitor === MIN_VISITORS) return MIN_VISITORS;
  return visitor > MIN_VISITORS && visitor % VISITOR_STEP === 0 ? VISITOR_STEP : 0;
}

/** Added to a visitor's first event of a day. Clients do not send it. */
export const VISIT = 'visit';

/** A search without results. The words are not sent. */
export const NO_HIT = 'searchWithoutHit';

export const BATCH_MS = 10_000;

export const MAX_BATCH = 100;

export const TRACKER_TENANT = 9;

const OTHER_PAGE = 'Other';

/**
 * Pages counted by name. Pages for contributions, complaints and decisions are left out: a day's only visit would
 * reveal the day of a contribution. A closed list also keeps clients from adding names.
 */
const COUNTED_PAGES: ReadonlySet<string> = new Set([
  'HomeScreen',
  'Communities',
  'CommunityListing',
  'DepartmentListing',
  'Post',
  'CompaniesList',
  'CompanyOverview',
  'CompanyReviews',
  'CompanySalaries',
  'CompanyInterviews',
  'CompanyJobs',
  'CompanyBenefits',
  'CompanyTenure',
  'CompanyPhotos',
  'CompanyPosts',
  'Reviews',
  'Salaries',
  'Interviews',
  'Jobs',
  'Search',
  'Compare',
  'Awards',
  'Calculators',
]);

export function countedPageOf(pageName: string): string {
  return COUNTED_PAGES.has(pageName) ? pageName : OTHER_PAGE;
}

const COMPANY_PAGE = /^Company/;

export function visitedCompanyOf(pageName: string, companyUrlName: string | undefined): string | null {
  return COUNTED_PAGES.has(pageName) && COMPANY_PAGE.test(pageName) ? (companyUrlName ?? null) : null;
}

/** The form of a campaign. Other texts are not stored, because they could be about a person. */
const CAMPAIGN = /^[a-z0-9][\w.-]{0,39}$/i;

/** Returns the campaign in lower case, or null if the event names none. */
export function visitedCampaignOf({
  eventType,
  internal_campaign,
}: Pick<TrackedEvent, 'eventType' | 'internal_campaign'>): string | null {
  return eventType === 'campaignVisit' && internal_campaign !== undefined && CAMPAIGN.test(internal_campaign)
    ? internal_campaign.toLowerCase()
    : null;
}

const WAP_MAX_WIDTH = 480;

export function eventDeviceOf({ width }: Pick<Device, 'width'>): EventDevice {
  return width <= WAP_MAX_WIDTH ? 'WAP' : 'WEB';
}

export function trackerIdOf({ host }: Pick<Device, 'host'>): TrackerId {
  switch (host) {
    case 'browser':
      return 9205;
    case 'app_android':
      return 9207;
    case 'app_ios':
      return 9208;
  }
}

export interface EventScene {
  readonly device: Device;
  readonly isLoggedIn: boolean;
  readonly pageName: string;
  readonly path: string;
  readonly campaign: string;
}

const MAX_PATH_LENGTH = 500;
const MAX_CAMPAIGN_LENGTH = 100;
/** Parts of a path that only one reader has: keys, tokens, ids of statements. */
const KEY_PART = /^(?=.*\d)[\w-]{16,}$/;

/** Returns the event without the id of a user, device or browser, and without keys in the address. */
export function trackedEventOf({ eventType, attributes, at }: Occurrence, scene: EventScene): TrackedEvent {
  const campaign = scene.campaign.slice(0, MAX_CAMPAIGN_LENGTH);
  return {
    eventType,
    loginStatus: scene.isLoggedIn,
    deviceType: eventDeviceOf(scene.device),
    pageName: scene.pageName,
    url: pathWithoutKeys(scene.path),
    timestamp: at,
    ...(campaign !== '' && { internal_campaign: campaign }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
}

export function batchOf(events: readonly TrackedEvent[], device: Device): EventBatch {
  return { tenantId: TRACKER_TENANT, trackerId: trackerIdOf(device), events };
}

function pathWithoutKeys(path: string): string {
  return path
    .split('/')
    .map((part) => (KEY_PART.test(part) ? '*' : part))
    .join('/')
    .slice(0, MAX_PATH_LENGTH);
}
