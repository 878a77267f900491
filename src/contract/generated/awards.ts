// Generated from openapi/awards.yaml by `npm run generate`. Change that file, not this one.

export type AwardYear = components['schemas']['AwardYear'];
export type AwardEdition = components['schemas']['AwardEdition'];
export type AwardCategoryName = components['schemas']['AwardCategoryName'];
export type AwardCategory = components['schemas']['AwardCategory'];
export type AwardPlace = components['schemas']['AwardPlace'];
export type AwardList = components['schemas']['AwardList'];
export type CompanyAward = components['schemas']['CompanyAward'];
export type Line = components['schemas']['Line'];
export type NamedCompany = components['schemas']['NamedCompany'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        readonly AwardYear: number;
        readonly AwardEdition: {
            readonly year: components["schemas"]["AwardYear"];
            /** @description The number of companies that qualified. */
            readonly companies: number;
        };
        readonly AwardCategoryName: {
            readonly urlName: string;
            readonly name: string;
        };
        readonly AwardCategory: {
            readonly urlName: string;
            readonly name: string;
            readonly companies: number;
        };
        readonly AwardPlace: {
            readonly rank: number;
            /** @description True if another company has the same rank. */
            readonly isShared: boolean;
            readonly company: components["schemas"]["NamedCompany"];
            readonly industry: string;
            /** @description To two decimals. */
            readonly score: number;
            /** @description The standard error, to two decimals. */
            readonly uncertainty: number;
            readonly reviews: number;
            /** @description The rank in the same category of the edition before; null if it was not in. */
            readonly rankBefore: number | null;
        };
        readonly AwardList: {
            readonly year: components["schemas"]["AwardYear"];
            /** Format: date */
            readonly from: string;
            /** Format: date */
            readonly to: string;
            /**
             * Format: date
             * @description Null until it is counted.
             */
            readonly countedOn: string | null;
            /** @description The reviews that a company needs in the year. */
            readonly minReviews: number;
            readonly editions: readonly components["schemas"]["AwardEdition"][];
            readonly categories: readonly components["schemas"]["AwardCategory"][];
            readonly category: components["schemas"]["AwardCategory"] | null;
            readonly items: readonly components["schemas"]["AwardPlace"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
        };
        readonly CompanyAward: {
            readonly year: components["schemas"]["AwardYear"];
            readonly category: components["schemas"]["AwardCategoryName"];
            readonly rank: number;
            readonly isShared: boolean;
            readonly companies: number;
            readonly score: number;
            readonly uncertainty: number;
            readonly reviews: number;
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description A company that an answer is about. What else the answer says of it stands beside. */
        readonly NamedCompany: {
            /** @description Its name in addresses. */
            readonly urlName: string;
            readonly name: string;
            readonly logo: string | null;
        };
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
        /** @description A guest's answer is still the one that `if-none-match` names. */
        readonly NotModified: {};
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
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
    };
}
export interface operations {
    readonly listAwards: {
        readonly parameters: {
            readonly query: {
                /** @description Which edition. */
                readonly year: components["schemas"]["AwardYear"];
                /** @description Which category, by its url name. */
                readonly category?: components["schemas"]["Line"];
                /** @description Which page, from 1. */
                readonly page?: number;
                /** @description The maximum number of places. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The list. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AwardList"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCompanyAwards: {
        readonly parameters: {
            readonly path: {
                /** @description The company in addresses. */
                readonly urlName: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The places; empty where it was in no list. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanyAward"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
