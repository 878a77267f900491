/** The kinds of events that the product counts (openapi/curate.yaml). */
export type EventType =
  | 'pageView'
  | 'top_company_impressions'
  | 'LoginAttempt_Social_API'
  | 'loginSuccess'
  | 'loginFailure'
  | 'userLogin'
  | 'naukriPopupClosed'
  | 'naukriOneTapView'
  | 'oneTapSkipped'
  | 'oneTapCredential'
  | 'signOut'
  | 'naukri_link_success'
  | 'naukri_link_error'
  | 'campaignVisit'
  | 'searchWithoutHit';

/** The device of an event (EM-DEVICE-TYPE). */
export type EventDevice = 'WAP' | 'WEB';

/** One use of a page (TR-EVENT-CALL); of what the page is about only a company is sent (decisions 0.29). */
export interface UsageEvent {
  readonly eventType: EventType;
  readonly pageName: string;
  /** The company of a page about one, as addresses name it. */
  readonly companyUrlName?: string;
}

export type VisitedKind = 'campaign' | 'company';

/** Short facts of an event, none of which is a text or a name of a user. */
export type EventAttributes = Readonly<Record<string, string | number | boolean>>;

/** An event, and the moment at which it happened, in ms since 1970. */
export interface Occurrence {
  readonly eventType: EventType;
  readonly attributes: EventAttributes;
  readonly at: number;
}

/** An event as it is sent (TR-EVENT-FIELDS). */
export interface TrackedEvent {
  readonly eventType: EventType;
  readonly loginStatus: boolean;
  readonly deviceType: EventDevice;
  readonly pageName: string;
  /** The path without its query. */
  readonly url: string;
  readonly timestamp: number;
  readonly internal_campaign?: string;
  readonly attributes?: EventAttributes;
}

/** The events of one call, of the product's tenant. */
export interface EventBatch {
  readonly tenantId: 9;
  readonly trackerId: TrackerId;
  readonly events: readonly TrackedEvent[];
}

/** Web, native app, Android-like, iOS (LM-TRACKER-IDS). */
export type TrackerId = 9205 | 9206 | 9207 | 9208;
