// Generated from openapi/log.yaml by `npm run generate`. Change that file, not this one.

export type LogLevel = components['schemas']['LogLevel'];
export type ErrorReport = components['schemas']['ErrorReport'];
export type PerformanceReport = components['schemas']['PerformanceReport'];
export type WebVitalsReport = components['schemas']['WebVitalsReport'];
export type Line = components['schemas']['Line'];
export type Text = components['schemas']['Text'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly LogLevel: "fatal" | "error" | "warning" | "info";
        /** @description The error and where it showed; members beyond the named ones are kept as extra fields. */
        readonly ErrorReport: {
            readonly error: components["schemas"]["Text"];
            /** @enum {string} */
            readonly display: "WEB" | "APP";
            readonly type?: components["schemas"]["Line"];
            readonly level?: components["schemas"]["LogLevel"];
            /** @description The version of the product that the page is of. */
            readonly release?: components["schemas"]["Line"];
            /** @description The name of the screen. */
            readonly screen?: components["schemas"]["Line"];
        } & {
            readonly [key: string]: components["schemas"]["Text"] | (number | boolean | null);
        };
        readonly PerformanceReport: {
            readonly name: components["schemas"]["Line"];
            /** @description Milliseconds. */
            readonly duration: number;
            readonly page?: components["schemas"]["Line"];
        };
        readonly WebVitalsReport: {
            /** @enum {string} */
            readonly name: "INP" | "CLS" | "LCP" | "FCP" | "TTFB";
            readonly value: number;
            readonly target?: components["schemas"]["Line"];
            readonly page?: components["schemas"]["Line"];
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description Text of several lines, never markup. */
        readonly Text: string;
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
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
    };
}
export interface operations {
    readonly logError: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ErrorReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
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
    readonly logPerformance: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PerformanceReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
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
    readonly logWebVitals: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebVitalsReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
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
