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

export type EventDevice = 'WAP' | 'WEB';

/** A usage event. Its only subject is a company (decisions 0.29). */
export interface UsageEvent {
  readonly eventType: EventType;
  readonly pageName: string;
  readonly companyUrlName?: string;
}

export type VisitedKind = 'campaign' | 'company';

export type EventAttributes = Readonly<Record<string, string | number | boolean>>;

export interface Occurrence {
  readonly eventType: EventType;
  readonly attributes: EventAttributes;
  readonly at: number;
}

export interface TrackedEvent {
  readonly eventType: EventType;
  readonly loginStatus: boolean;
  readonly deviceType: EventDevice;
  readonly pageName: string;
  readonly url: string;
  readonly timestamp: number;
  readonly internal_campaign?: string;
  readonly attributes?: EventAttributes;
}

export interface EventBatch {
  readonly tenantId: 9;
  readonly trackerId: TrackerId;
  readonly events: readonly TrackedEvent[];
}

export type TrackerId = 9205 | 9206 | 9207 | 9208;
