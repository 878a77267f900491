// Generated from openapi/notification.yaml by `npm run generate`. Change that file, not this one.

export type NotificationAvatar = components['schemas']['NotificationAvatar'];
export type NotificationData = components['schemas']['NotificationData'];
export type Notification = components['schemas']['Notification'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type NotificationCounts = components['schemas']['NotificationCounts'];
export type NotificationView = components['schemas']['NotificationView'];
export type NotificationItemAction = components['schemas']['NotificationItemAction'];
export type WebPushClick = components['schemas']['WebPushClick'];
export type NotificationReadAll = components['schemas']['NotificationReadAll'];
export type NotificationAction = components['schemas']['NotificationAction'];
export type Line = components['schemas']['Line'];
export type Timestamp = components['schemas']['Timestamp'];
export type HexColor = components['schemas']['HexColor'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        readonly NotificationAvatar: {
            readonly url: string;
            readonly bgColor: components["schemas"]["HexColor"];
        };
        readonly NotificationData: {
            readonly title: string;
            readonly body: string;
            /** @description Where it leads; a path of the product where ctaType is internal. */
            readonly cta: string;
            readonly ctaText: string;
            /** @enum {string} */
            readonly ctaType: "internal" | "external";
            readonly ctaImage: string | null;
            /** @enum {string} */
            readonly icon: "upvote" | "comment" | "mention" | "poll" | "digest" | "welcome" | "system";
            readonly nativeInfo: {
                readonly type: string;
                readonly params: {
                    readonly [key: string]: string;
                };
            };
            readonly avatar: components["schemas"]["NotificationAvatar"] | null;
            readonly trackingData: {
                readonly [key: string]: string;
            };
        };
        readonly Notification: {
            /** Format: uuid */
            readonly notificationId: string;
            /** @description Unseen (0), seen but unread (1), read (anything else). */
            readonly status: number;
            readonly variantId: string;
            readonly created: components["schemas"]["Timestamp"];
            readonly showPopup: boolean;
            readonly data: components["schemas"]["NotificationData"];
        };
        readonly NotificationPage: {
            readonly items: readonly components["schemas"]["Notification"][];
            readonly nextCursor: string | null;
            readonly unseenCount: number;
            readonly unreadCount: number;
        };
        readonly NotificationCounts: {
            readonly unseenCount: number;
            readonly unreadCount: number;
        };
        readonly NotificationView: {
            /** @constant */
            readonly action: "View";
            readonly notificationIds: readonly string[];
            /** @description All that are older than the newest of them are seen too. */
            readonly andOlder?: boolean;
        };
        readonly NotificationItemAction: {
            /** @enum {string} */
            readonly action: "Click" | "Dismiss" | "Read";
            readonly notificationIds: readonly string[];
        };
        readonly WebPushClick: {
            /** @constant */
            readonly action: "WebPushClick";
            readonly k: components["schemas"]["Line"];
        };
        readonly NotificationReadAll: {
            /** @constant */
            readonly action: "ReadAll";
        };
        readonly NotificationAction: components["schemas"]["NotificationView"] | components["schemas"]["NotificationItemAction"] | components["schemas"]["NotificationReadAll"] | components["schemas"]["WebPushClick"];
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description An avatar's background, one of the six tiles of the design (--tile-a to --tile-f), as its light value. */
        readonly HexColor: string;
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
        /** @description The call needs a session, and the request has none or an ended one. */
        readonly NotSignedIn: {
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
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is already there. */
        readonly Conflict: {
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
    };
    parameters: {
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: components["schemas"]["Line"];
        /** @description The maximum number of items. */
        readonly Limit: number;
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly listNotifications: {
        readonly parameters: {
            readonly query: {
                /** @description phone for a width of 768 or less and for the native app, else computer. */
                readonly platform: "phone" | "computer";
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of notifications, and the counts over all of them. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["NotificationPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly actOnNotifications: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotificationAction"];
            };
        };
        readonly responses: {
            /** @description The counts after it. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["NotificationCounts"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
