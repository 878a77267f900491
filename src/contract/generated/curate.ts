// Generated from openapi/curate.yaml by `npm run generate`. Change that file, not this one.

export type EventDevice = components['schemas']['EventDevice'];
export type EventType = components['schemas']['EventType'];
export type ScreenName = components['schemas']['ScreenName'];
export type EventId = components['schemas']['EventId'];
export type UsageEvent = components['schemas']['UsageEvent'];
export type EventBatch = components['schemas']['EventBatch'];
export type TrackedEvent = components['schemas']['TrackedEvent'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly EventDevice: "WAP" | "WEB";
        /** @enum {string} */
        readonly EventType: "pageView" | "top_company_impressions" | "LoginAttempt_Social_API" | "loginSuccess" | "loginFailure" | "userLogin" | "naukriPopupClosed" | "naukriOneTapView" | "oneTapSkipped" | "oneTapCredential" | "signOut" | "naukri_link_success" | "naukri_link_error" | "campaignVisit" | "searchWithoutHit";
        /** @description The name of a screen. */
        readonly ScreenName: string;
        readonly EventId: number;
        /** @description One use of a page, with what the page is about. */
        readonly UsageEvent: {
            readonly eventType: components["schemas"]["EventType"];
            readonly pageName: components["schemas"]["ScreenName"];
            readonly communityType?: components["schemas"]["Line"];
            readonly topicId?: components["schemas"]["EventId"];
            readonly departmentId?: components["schemas"]["EventId"];
            readonly designationId?: components["schemas"]["EventId"];
            readonly companyId?: components["schemas"]["EventId"];
            /** @description The company of a page about one. */
            readonly companyUrlName?: components["schemas"]["Line"];
        };
        readonly EventBatch: {
            /**
             * @description The product's tenant.
             * @constant
             */
            readonly tenantId: 9;
            /**
             * @description Web, native app, Android-like, iOS.
             * @enum {integer}
             */
            readonly trackerId: 9205 | 9206 | 9207 | 9208;
            readonly events: readonly components["schemas"]["TrackedEvent"][];
        };
        readonly TrackedEvent: {
            readonly eventType: components["schemas"]["EventType"];
            readonly loginStatus: boolean;
            /** @description Dropped. */
            readonly userId?: components["schemas"]["Line"];
            /** @description Dropped. */
            readonly cvId?: components["schemas"]["Line"];
            /** @description Dropped. */
            readonly deviceId?: components["schemas"]["Line"];
            readonly deviceType: components["schemas"]["EventDevice"];
            /** @description Dropped. */
            readonly utmCampaign?: components["schemas"]["Line"];
            /** @description Dropped. */
            readonly utmMedium?: components["schemas"]["Line"];
            /** @description Dropped. */
            readonly utmSource?: components["schemas"]["Line"];
            /** @description Counted with `campaignVisit` if it is a name of at most 40 letters, digits, dots, hyphens and underscores; dropped otherwise. */
            readonly internal_campaign?: components["schemas"]["Line"];
            /** @description The path of the page. Dropped. */
            readonly url: components["schemas"]["Line"];
            readonly pageName: components["schemas"]["ScreenName"];
            /** @description Milliseconds since 1970. Dropped. */
            readonly timestamp: number;
            /** @description Dropped. */
            readonly referrer?: components["schemas"]["Line"];
            readonly companyId?: components["schemas"]["EventId"];
            /** @description Dropped. */
            readonly attributes?: {
                readonly [key: string]: components["schemas"]["Line"] | (number | boolean);
            };
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description A problem as RFC 9457 has it, with a stable code and a sentence for people. */
        readonly Problem: {
            /** @description Always about:blank; the code says what happened. */
            readonly type: string;
            /** @description The status in words. */
            readonly title: string;
            readonly status: number;
            /** @description Stable; each service lists its codes in x-problem-codes, in addition to these shared ones (route_not_found, body_too_large, content_type_unsupported, too_many_requests, internal_error, not_ready). */
            readonly code: string;
            /** @description One sentence for people that says what to do. */
            readonly message: string;
            /** @description One sentence per wrong field, by its path in the request. */
            readonly fields: {
                readonly [key: string]: string;
            };
            /**
             * @description The message is to be shown on whatever screen the call was made. Absent where the screen decides.
             * @constant
             */
            readonly important?: true;
        };
    };
    responses: {
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 64 KiB, or than the file that the operation takes. */
        readonly BodyTooLarge: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another media type than the one here. */
        readonly ContentTypeUnsupported: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests of this user or network. */
        readonly TooManyRequests: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something unexpected went wrong; nothing in the answer says what. */
        readonly Failed: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot do this just now. */
        readonly NotReady: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description WAP on a narrow window, else WEB. */
        readonly DeviceType: components["schemas"]["EventDevice"];
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
    };
}
export interface operations {
    readonly recordUsage: {
        readonly parameters: {
            readonly header: {
                /** @description WAP on a narrow window, else WEB. */
                readonly "x-device-type": components["parameters"]["DeviceType"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UsageEvent"];
            };
        };
        readonly responses: {
            /** @description The event is counted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly recordEvents: {
        readonly parameters: {
            readonly header: {
                /** @description WAP on a narrow window, else WEB. */
                readonly "x-device-type": components["parameters"]["DeviceType"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EventBatch"];
            };
        };
        readonly responses: {
            /** @description The events are counted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
