// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

export type DropdownList = components['schemas']['DropdownList'];
export type DropdownItem = components['schemas']['DropdownItem'];
export type DropdownSuggestion = components['schemas']['DropdownSuggestion'];
export type Problem = components['schemas']['Problem'];

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
            /** @description What tells items of one name apart: the state of a city, the city of a company or college. */
            readonly detail: string | null;
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
            /**
             * @description The message is to be shown on whatever screen the call was made. Absent where the screen decides.
             * @constant
             */
            readonly important?: true;
        };
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
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
    };
}
export interface operations {
    readonly listDepartments: {
        readonly parameters: {};
        readonly responses: {
            /** @description The departments. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["DropdownItem"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listIndustries: {
        readonly parameters: {};
        readonly responses: {
            /** @description The industries. */
            readonly 200: {
                content: {
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
            readonly path: {
                /** @description Which list. */
                readonly list: components["schemas"]["DropdownList"];
            };
        };
        readonly responses: {
            /** @description The suggestions, best first; empty where nothing matches. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["DropdownSuggestion"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
