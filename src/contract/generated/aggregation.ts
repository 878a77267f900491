// Generated from openapi/aggregation.yaml by `npm run generate`. Change that file, not this one.

export type VisitedCompanies = components['schemas']['VisitedCompanies'];
export type HeadlineStats = components['schemas']['HeadlineStats'];
export type Spotlight = components['schemas']['Spotlight'];
export type NewestSalary = components['schemas']['NewestSalary'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];

export interface components {
    schemas: {
        readonly VisitedCompanies: {
            readonly items: readonly {
                /** @description Its name in addresses. */
                readonly urlName: string;
                readonly companyName: string;
                readonly logo: string | null;
            }[];
        };
        readonly HeadlineStats: {
            readonly reviews: number;
            readonly interviews: number;
            readonly salaries: number;
            readonly users: number;
            /** @description A figure of the newest month over all companies, another one each day; null if no job profile has thirty people. */
            readonly newestSalary: components["schemas"]["NewestSalary"] | null;
            /** @description Another company each day, of those with thirty reviews or more, whatever they say; null if none has. */
            readonly spotlight: components["schemas"]["Spotlight"] | null;
        };
        readonly Spotlight: {
            /** @description Its name in addresses. */
            readonly urlName: string;
            readonly companyName: string;
            readonly industry: string;
            /** @description The city of its headquarters. */
            readonly hq: string;
            readonly logo: string | null;
            readonly rating: number;
            readonly reviewsCount: number;
            /** @description The month of the newest review. */
            readonly newestReview: string;
            /** @description Of all roles together, in rupees a year; null below five people. */
            readonly medianPay: number | null;
            /** @description The reports behind the median; 0 where it is withheld. */
            readonly salariesCount: number;
        };
        readonly NewestSalary: {
            /** @description The job profile’s name in addresses. */
            readonly key: string;
            readonly name: string;
            /** @description Rupees a year. */
            readonly median: number;
            /** @description People, each counted once; in fives. */
            readonly count: number;
            /** @description The month of the newest report. */
            readonly newest: string;
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
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
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
        /** @description The call needs a session, and the request has none or an ended one. */
        readonly NotSignedIn: {
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
        /** @description There is no such thing. */
        readonly NotFound: {
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
        /** @description The program that asks. A guest's program that names itself a crawler or a script is refused (403 `crawler_not_allowed`); a user's is not. */
        readonly UserAgent: components["schemas"]["Line"];
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly getHeadlineStats: {
        readonly parameters: {};
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["HeadlineStats"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listVisitedCompanies: {
        readonly parameters: {};
        readonly responses: {
            /** @description The companies. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["VisitedCompanies"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly recordVisit: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description It is in the history. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
