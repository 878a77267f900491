// Generated from openapi/log.yaml by `npm run generate`. Change that file, not this one.

import type { Answer, HandlerContext, None } from '../handler';
import type { Viewer } from '../viewer';

/** What logError is asked with. */
export interface LogErrorRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['logError']['parameters']['header'];
  readonly body: operations['logError']['requestBody']['content']['application/json'];
}

/** What logError answers. */
export type LogErrorAnswer = Answer<204, null>;

/** What logPerformance is asked with. */
export interface LogPerformanceRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['logPerformance']['parameters']['header'];
  readonly body: operations['logPerformance']['requestBody']['content']['application/json'];
}

/** What logPerformance answers. */
export type LogPerformanceAnswer = Answer<204, null>;

/** What logWebVitals is asked with. */
export interface LogWebVitalsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['logWebVitals']['parameters']['header'];
  readonly body: operations['logWebVitals']['requestBody']['content']['application/json'];
}

/** What logWebVitals answers. */
export type LogWebVitalsAnswer = Answer<204, null>;

/** Log service: one handler per operation. */
export type LogHandlers = {
  /** Stores an error report. */
  logError(request: LogErrorRequest): Promise<LogErrorAnswer>;
  /** Stores performance marks. */
  logPerformance(request: LogPerformanceRequest): Promise<LogPerformanceAnswer>;
  /** Stores web vitals beyond their limit. */
  logWebVitals(request: LogWebVitalsRequest): Promise<LogWebVitalsAnswer>;
};

export type LogLevel = components['schemas']['LogLevel'];
export type ErrorReport = components['schemas']['ErrorReport'];
export type PerformanceReport = components['schemas']['PerformanceReport'];
export type WebVitalsReport = components['schemas']['WebVitalsReport'];
export type Problem = components['schemas']['Problem'];

export interface paths {
    readonly "/v4/log/error": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores an error report */
        readonly post: operations["logError"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/log/performance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores performance marks */
        readonly post: operations["logPerformance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v4/log/web-vitals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores web vitals beyond their limit */
        readonly post: operations["logWebVitals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly LogLevel: "fatal" | "error" | "warning" | "info";
        /** @description The error and where it showed; members beyond the named ones are kept as extra fields. */
        readonly ErrorReport: {
            readonly error: string;
            /** @enum {string} */
            readonly display: "WEB" | "APP";
            readonly type?: string;
            readonly level?: components["schemas"]["LogLevel"];
        } & {
            readonly [key: string]: string | number | boolean | null;
        };
        readonly PerformanceReport: {
            readonly name: string;
            /** @description Milliseconds. */
            readonly duration: number;
            readonly page?: string;
        };
        readonly WebVitalsReport: {
            /** @enum {string} */
            readonly name: "INP" | "CLS" | "LCP" | "FCP" | "TTFB";
            readonly value: number;
            readonly target?: string;
            readonly page?: string;
        };
        /** @description A problem as RFC 9457 has it, with a stable code and a sentence for people. */
        readonly Problem: {
            /** @description Always about:blank; the code says what happened. */
            readonly type: string;
            /** @description The status in words. */
            readonly title: string;
            readonly status: number;
            /** @description Stable; each service lists its codes in x-problem-codes, beside these shared ones (route_not_found, body_too_large, content_type_unsupported, too_many_requests, internal_error, not_ready). */
            readonly code: string;
            /** @description One sentence for people that says what to do. */
            readonly message: string;
            /** @description One sentence per wrong field, by its path in the request. */
            readonly fields: {
                readonly [key: string]: string;
            };
        };
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "That was a lot at once. Try again in 30 seconds.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "validation_failed",
                 *       "message": "Some fields need your attention.",
                 *       "fields": {
                 *         "content": "Write something first."
                 *       }
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "origin_not_allowed",
                 *       "message": "This request came from another site.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
         * @example 999
         */
        readonly AppId: "931" | "999";
        /**
         * @description Which client system asks.
         * @example AB_WEB
         */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly logError: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ErrorReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly logPerformance: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PerformanceReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly logWebVitals: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WebVitalsReport"];
            };
        };
        readonly responses: {
            /** @description The report is stored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
