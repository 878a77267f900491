import type { Device } from '@/core/kernel/device/device';
import type { EventBatch, EventDevice, Occurrence, TrackedEvent, TrackerId } from './event';

/** The sums of a day end after so many days. */
export const EVENT_DAYS = 400;

/** The smallest number of visitors of a day that is stored. */
export const MIN_VISITORS = 10;

/** The step in which a stored number of visitors grows. */
export const VISITOR_STEP = 5;

/** Returns how much the stored number grows with the day's `visitor`th network: by ten with the tenth, by five with every fifth after it, else by 0. */
export function growthWith(visitor: number): number {
  if (visitor === MIN_VISITORS) return MIN_VISITORS;
  return visitor > MIN_VISITORS && visitor % VISITOR_STEP === 0 ? VISITOR_STEP : 0;
}

/** The first event of a visitor on a day counts as one of these too; clients do not send it. */
export const VISIT = 'visit';

/** A search that found nothing; what was searched for is not told. */
export const NO_HIT = 'searchWithoutHit';

/** Events are sent so often, in ms (TR-IMPRESSION-BATCH). */
export const BATCH_MS = 10_000;

/** A call takes so many events; more than that wait for no call. */
export const MAX_BATCH = 100;

/** The tenant of the tracker (LM-TRACKER-TENANT). */
export const TRACKER_TENANT = 9;

/** The page of the events of all pages that are not counted by name. */
const OTHER_PAGE = 'Other';

/**
 * The pages that are counted by name. Pages for contributions, complaints and decisions are left out: in a young community the only visit of a day to
 * such a page would give away the day of a contribution. A closed list also keeps clients from adding names.
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

/** Returns the company, as addresses name it, whose visitors the use of a page counts towards; null for other pages and for forms about a company. */
export function visitedCompanyOf(pageName: string, companyUrlName: string | undefined): string | null {
  return COUNTED_PAGES.has(pageName) && COMPANY_PAGE.test(pageName) ? (companyUrlName ?? null) : null;
}

/** The form of a campaign's name. Any other text is not stored, as it could be about a person. */
const CAMPAIGN = /^[a-z0-9][\w.-]{0,39}$/i;

/** Returns the campaign whose visitors an event counts towards, in lower case; null if it tells of none. */
export function visitedCampaignOf({
  eventType,
  internal_campaign,
}: Pick<TrackedEvent, 'eventType' | 'internal_campaign'>): string | null {
  return eventType === 'campaignVisit' && internal_campaign !== undefined && CAMPAIGN.test(internal_campaign)
    ? internal_campaign.toLowerCase()
    : null;
}

/** Up to this width a device is counted as WAP, in CSS px (LM-BREAKPOINT-480). */
const WAP_MAX_WIDTH = 480;

/** Returns the device of an event by the width of its window (EM-DEVICE-TYPE). */
export function eventDeviceOf({ width }: Pick<Device, 'width'>): EventDevice {
  return width <= WAP_MAX_WIDTH ? 'WAP' : 'WEB';
}

/** Returns the id of the tracker for a device (LM-TRACKER-IDS). */
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

/** The page and the device of an event, without the user. */
export interface EventScene {
  readonly device: Device;
  readonly isLoggedIn: boolean;
  readonly pageName: string;
  /** The path without its query. */
  readonly path: string;
  /** Empty if the visit has none. */
  readonly campaign: string;
}

const MAX_PATH_LENGTH = 500;
const MAX_CAMPAIGN_LENGTH = 100;
/** Parts of a path that only one reader has: keys, tokens, ids of statements. */
const KEY_PART = /^(?=.*\d)[\w-]{16,}$/;

/** Returns an event as it is sent: no id of a user, a device or a browser, and no key of an address. */
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

/** Returns a batch with the tracker's tenant and id. */
export function batchOf(events: readonly TrackedEvent[], device: Device): EventBatch {
  return { tenantId: TRACKER_TENANT, trackerId: trackerIdOf(device), events };
}

/** The path with a star for each part that only one reader has. */
function pathWithoutKeys(path: string): string {
  return path
    .split('/')
    .map((part) => (KEY_PART.test(part) ? '*' : part))
    .join('/')
    .slice(0, MAX_PATH_LENGTH);
}
