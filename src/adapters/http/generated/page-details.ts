// Generated from openapi/page-details.yaml by `npm run generate`. Change that file, not this one.

import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../http-client';

/** Page-details service: its calls, each answering a Result. */
export class PageDetailsApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('page-details');
  }

  /** Title, description and screen name of a path. */
  getPageDetails(
    query: operations['getPageDetails']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['getPageDetails']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getPageDetails', method: 'get', path: '/page-details' },
      { query },
      options,
    ) as Promise<Result<operations['getPageDetails']['responses'][200]['content']['application/json'], Failure>>;
  }
}

export type PageDetails = components['schemas']['PageDetails'];
export type Problem = components['schemas']['Problem'];

export interface paths {
    readonly "/page-details": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Title, description and screen name of a path
         * @description Not for search-engine crawlers, which are refused.
         */
        readonly get: operations["getPageDetails"];
        readonly put?: never;
        readonly post?: never;
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
        readonly PageDetails: {
            /** @description The screen's internal name. */
            readonly pageName: string;
            readonly title: string;
            readonly description: string;
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
        /** @description There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "post_not_found",
                 *       "message": "This post does not exist.",
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
    readonly getPageDetails: {
        readonly parameters: {
            readonly query: {
                /** @description The path, with its query where it has one. */
                readonly url: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pageName": "HomeScreen",
                     *       "title": "Tarakki: reviews, salaries and straight talk about work in India",
                     *       "description": "Read what people at work in India say."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PageDetails"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
