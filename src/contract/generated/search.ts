// Generated from openapi/search.yaml by `npm run generate`. Change that file, not this one.

export type UrlName = components['schemas']['UrlName'];
export type FoundType = components['schemas']['FoundType'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type KnownSalaries = components['schemas']['KnownSalaries'];
export type Suggestions = components['schemas']['Suggestions'];
export type Hit = components['schemas']['Hit'];
export type HitGroup = components['schemas']['HitGroup'];
export type SearchFilter = components['schemas']['SearchFilter'];
export type SearchResults = components['schemas']['SearchResults'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        readonly UrlName: string & components["schemas"]["Line"];
        /**
         * @description A page is one of the product itself that answers the text, as the jobs for freshers do.
         * @enum {string}
         */
        readonly FoundType: "page" | "company" | "designation" | "skill" | "city" | "college" | "topic" | "department" | "post";
        /** @description The city that the pay of a designation or the openings of a page are of, by its name in addresses, where the text names both; null otherwise. */
        readonly FoundPlace: string | null;
        /** @description The full-time salaries of a designation that its shown figure of pay counts; null if none is shown, and of other types. */
        readonly KnownSalaries: number | null;
        readonly Suggestions: {
            /** @description The name that was meant, where nothing begins as it was typed. */
            readonly corrected: string | null;
            readonly items: readonly components["schemas"]["Hit"][];
        };
        readonly Hit: {
            readonly type: components["schemas"]["FoundType"];
            /** @description The name; of a post its title or its beginning. */
            readonly label: string;
            /** @description The name in addresses; of a post its id. */
            readonly urlName: string;
            readonly place: components["schemas"]["FoundPlace"];
            readonly logo: string | null;
            /** @description Distinguishes items with the same name. */
            readonly detail: string | null;
            readonly salaries: components["schemas"]["KnownSalaries"];
            /** @description Their median, in rupees a year; null if no median is shown. */
            readonly medianPay: number | null;
            /** @description A quarter of them is at or below it, in rupees a year; null if too few are counted. */
            readonly lowerQuartile: number | null;
            /** @description A quarter of them is at or above it, in rupees a year; null if too few are counted. */
            readonly upperQuartile: number | null;
            /** @description Of companies with five reviews or more. */
            readonly rating: number | null;
            /** @description Reviews of a company, followers of a community, comments on a post; of a skill interview questions about it, each once whatever companies ask it, and openings that ask for it. */
            readonly count: number | null;
            /** @description The month of the newest review or salary, or of the post. */
            readonly newest: string | null;
        };
        readonly HitGroup: {
            readonly type: components["schemas"]["FoundType"];
            /** @description 200 means 200 or more. */
            readonly total: number;
            readonly items: readonly components["schemas"]["Hit"][];
        };
        readonly SearchFilter: {
            /** @enum {string} */
            readonly key: "location" | "industry";
            readonly values: readonly {
                readonly urlName: string;
                readonly label: string;
                readonly count: number;
            }[];
        };
        readonly SearchResults: {
            readonly corrected: string | null;
            /** @description Types without a result are left out. */
            readonly groups: readonly components["schemas"]["HitGroup"][];
            readonly filters: readonly components["schemas"]["SearchFilter"][];
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
        /** @description A guest's answer is still the one that `if-none-match` names. */
        readonly NotModified: {};
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
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
        /** @description Words of a section ("salary", "interview questions at") are no part of the name that is looked for; posts have to hold them. */
        readonly TypedText: components["schemas"]["Line"];
        /** @description One type alone; all without it. */
        readonly Type: components["schemas"]["FoundType"];
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
    };
}
export interface operations {
    readonly suggest: {
        readonly parameters: {
            readonly query?: {
                /** @description The text, as results take it. */
                readonly q?: components["schemas"]["Line"];
                /** @description One type alone; all without it. */
                readonly type?: components["parameters"]["Type"];
                /** @description How many of each type. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The suggestions. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Suggestions"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly search: {
        readonly parameters: {
            readonly query: {
                /** @description Words of a section ("salary", "interview questions at") are no part of the name that is looked for; posts have to hold them. */
                readonly q: components["parameters"]["TypedText"];
                /** @description One type alone; all without it. */
                readonly type?: components["parameters"]["Type"];
                /** @description The city of the headquarters, by its name in addresses. */
                readonly location?: components["schemas"]["UrlName"];
                /** @description Industries by their names in addresses, with commas. */
                readonly industry?: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The results. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SearchResults"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
