// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../http-client';

/** Login service: its calls, each answering a Result. */
export class LoginApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('login');
  }

  /** Starts a session from a provider's token. */
  signInWithProvider(
    body: operations['signInWithProvider']['requestBody']['content']['application/json'],
    headers: NonNullable<operations['signInWithProvider']['parameters']['header']>,
    options: CallOptions = {},
  ): Promise<Result<operations['signInWithProvider']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'signInWithProvider', method: 'post', path: '/login/social' },
      { body, headers },
      options,
    ) as Promise<Result<operations['signInWithProvider']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Ends the session. */
  signOut(
    headers: NonNullable<operations['signOut']['parameters']['header']>,
    options: CallOptions = {},
  ): Promise<Result<null, Failure>> {
    return this.#calls.sendForMaybe(
      { id: 'signOut', method: 'get', path: '/logout' },
      { headers },
      options,
    ) as Promise<Result<null, Failure>>;
  }
}

export type SocialUserType = components['schemas']['SocialUserType'];
export type ClientType = components['schemas']['ClientType'];
export type TokenType = components['schemas']['TokenType'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type SessionStarted = components['schemas']['SessionStarted'];
export type Problem = components['schemas']['Problem'];

export interface paths {
    readonly "/login/social": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Starts a session from a provider's token
         * @description The token is checked with its provider. On success the session cookies are set: AT and RT (HttpOnly), and for the client UAC_K, UAC_I, usr_data and authtype. Query parameters other than these are the caller's own pairs and are ignored.
         */
        readonly post: operations["signInWithProvider"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Ends the session
         * @description Ends the session and clears its cookies; without a session it does the same. A GET by the specification, so it is never cached and refused (403) where the browser says that another site navigates here.
         */
        readonly get: operations["signOut"];
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
        /**
         * @description The provider, as the wire calls it. gp is Google, outlook is Microsoft.
         * @enum {string}
         */
        readonly SocialUserType: "gp" | "naukri" | "outlook";
        /** @enum {string} */
        readonly ClientType: "pwa" | "desktop";
        /**
         * @description one_tap is an ID token (a JWT); access_token is an OAuth 2 access token.
         * @enum {string}
         */
        readonly TokenType: "one_tap" | "access_token";
        readonly SocialLogin: {
            readonly socialUserType: components["schemas"]["SocialUserType"];
            readonly clientType: components["schemas"]["ClientType"];
            readonly token: string;
            readonly tokenType: components["schemas"]["TokenType"];
            readonly clientid?: string;
        };
        readonly SessionStarted: {
            readonly message: string;
            /** @description True when this sign-in made the account. */
            readonly isNewUser: boolean;
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
    readonly signInWithProvider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The client's id where it has one. */
                readonly clientid?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SocialLogin"];
            };
        };
        readonly responses: {
            /** @description The session has started; its cookies are set. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Signed in.",
                     *       "isNewUser": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["SessionStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The token is forged, expired, or meant for somebody else. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "code": "token_invalid",
                     *       "message": "Google did not confirm this sign-in. Please try again.",
                     *       "fields": {}
                     *     }
                     */
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            /** @description The provider did not answer. */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "about:blank",
                     *       "title": "Bad Gateway",
                     *       "status": 502,
                     *       "code": "provider_unavailable",
                     *       "message": "Google does not answer right now. Please try again after some time.",
                     *       "fields": {}
                     *     }
                     */
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The kind of client, as in the login. */
                readonly clienttype?: components["schemas"]["ClientType"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The session has ended. */
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
