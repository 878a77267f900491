// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

/** What listDepartments is asked with. */
export interface ListDepartmentsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['listDepartments']['parameters']['header'];
  readonly body: undefined;
}

/** What listDepartments answers. */
export type ListDepartmentsAnswer = Answer<200, operations['listDepartments']['responses'][200]['content']['application/json']>;

/** What listIndustries is asked with. */
export interface ListIndustriesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['listIndustries']['parameters']['header'];
  readonly body: undefined;
}

/** What listIndustries answers. */
export type ListIndustriesAnswer = Answer<200, operations['listIndustries']['responses'][200]['content']['application/json']>;

/** What suggestItems is asked with. */
export interface SuggestItemsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['suggestItems']['parameters']['path'];
  readonly query: WithDefaults<operations['suggestItems']['parameters']['query'], 'asText' | 'limit'>;
  readonly headers: operations['suggestItems']['parameters']['header'];
  readonly body: undefined;
}

/** What suggestItems answers. */
export type SuggestItemsAnswer = Answer<200, operations['suggestItems']['responses'][200]['content']['application/json']>;

/** Dropdown service: one handler per operation. */
export type DropdownHandlers = {
  /** All departments, by name. */
  listDepartments(request: ListDepartmentsRequest): Promise<ListDepartmentsAnswer>;
  /** All industries, by name. */
  listIndustries(request: ListIndustriesRequest): Promise<ListIndustriesAnswer>;
  /** Items of a list whose name matches a typed text. */
  suggestItems(request: SuggestItemsRequest): Promise<SuggestItemsAnswer>;
};

export type DropdownList = components['schemas']['DropdownList'];
export type DropdownItem = components['schemas']['DropdownItem'];
export type DropdownSuggestion = components['schemas']['DropdownSuggestion'];
export type Problem = components['schemas']['Problem'];

export interface paths {
    readonly "/dropdown/departments/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All departments, by name */
        readonly get: operations["listDepartments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dropdown/industries/items": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All industries, by name */
        readonly get: operations["listIndustries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dropdown/suggest/{list}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Items of a list whose name matches a typed text
         * @description Best match first: names that begin with the text, then names with a word that begins with it, then, from three characters on, names that hold it. With `asText` true only the names matter to the caller; the answer keeps its shape and `id` is null.
         */
        readonly get: operations["suggestItems"];
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
        /** @enum {string} */
        readonly DropdownList: "department" | "industry" | "company" | "jobProfile" | "location" | "college" | "course" | "specialization";
        readonly DropdownItem: {
            readonly id: number;
            readonly name: string;
        };
        readonly DropdownSuggestion: {
            readonly id: number | null;
            readonly name: string;
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
    readonly listDepartments: {
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
        readonly requestBody?: never;
        readonly responses: {
            /** @description The departments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 3,
                     *         "name": "Engineering - Software & QA"
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["DropdownItem"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listIndustries: {
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
        readonly requestBody?: never;
        readonly responses: {
            /** @description The industries. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 7,
                     *         "name": "Healthcare"
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["DropdownItem"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly suggestItems: {
        readonly parameters: {
            readonly query: {
                /** @description The typed text. */
                readonly q: string;
                /** @description Whether plain names are wanted. */
                readonly asText?: boolean;
                /** @description How many at the most. */
                readonly limit?: number;
            };
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
            readonly path: {
                /** @description Which list. */
                readonly list: components["schemas"]["DropdownList"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The suggestions, best first; empty where nothing matches. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 12,
                     *         "name": "Vaayuna Technologies"
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["DropdownSuggestion"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
