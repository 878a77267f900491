// Generated from openapi/tenure.yaml by `npm run generate`. Change that file, not this one.

export type TenureQuarter = components['schemas']['TenureQuarter'];
export type TenureQuestion = components['schemas']['TenureQuestion'];
export type TenureCode = components['schemas']['TenureCode'];
export type TenureAnswers = components['schemas']['TenureAnswers'];
export type TenureSegment = components['schemas']['TenureSegment'];
export type TenureFigure = components['schemas']['TenureFigure'];
export type TenureGroupFigure = components['schemas']['TenureGroupFigure'];
export type TenureGroup = components['schemas']['TenureGroup'];
export type TenureFigures = components['schemas']['TenureFigures'];
export type CompanyTenure = components['schemas']['CompanyTenure'];
export type TenureReport = components['schemas']['TenureReport'];
export type TenureContribution = components['schemas']['TenureContribution'];
export type OwnTenure = components['schemas']['OwnTenure'];
export type GivenTenure = components['schemas']['GivenTenure'];
export type Line = components['schemas']['Line'];
export type AuthorReply = components['schemas']['AuthorReply'];
export type EmployerAnswer = components['schemas']['EmployerAnswer'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type NewCompany = components['schemas']['NewCompany'];

export interface components {
    schemas: {
        /** @description A quarter. */
        readonly TenureQuarter: string;
        /** @enum {string} */
        readonly TenureQuestion: "offer" | "joiningDelay" | "unpaidTraining" | "bond" | "bondDemanded" | "originalsKept" | "variablePaid" | "exerciseWindow" | "buyback" | "exit" | "noticeDays" | "notice" | "relievingLetter" | "settlement" | "shortPaid" | "pfExit";
        /** @description One of the answers to a question (`TenureAnswers`). */
        readonly TenureCode: string;
        /** @description The answer to each question; null for one that was skipped. */
        readonly TenureAnswers: {
            /** @enum {string|null} */
            readonly offer: "KEPT" | "CHANGED" | "WITHDRAWN" | "WITHDRAWN_AFTER_RESIGNING" | null;
            /** @enum {string|null} */
            readonly joiningDelay: "NONE" | "UP_TO_30" | "UP_TO_90" | "OVER_90" | "NEVER_JOINED" | null;
            /** @enum {string|null} */
            readonly unpaidTraining: "NONE" | "UP_TO_4" | "UP_TO_12" | "OVER_12" | null;
            /** @enum {string|null} */
            readonly bond: "NONE" | "UP_TO_1" | "UP_TO_2" | "OVER_2" | null;
            /** @enum {string|null} */
            readonly bondDemanded: "NO" | "YES" | null;
            /** @enum {string|null} */
            readonly originalsKept: "NO" | "YES" | null;
            /** @enum {string|null} */
            readonly variablePaid: "NOTHING" | "UP_TO_50" | "UP_TO_80" | "UP_TO_100" | "OVER_100" | null;
            /** @enum {string|null} */
            readonly exerciseWindow: "UP_TO_30" | "UP_TO_90" | "UP_TO_365" | "OVER_365" | null;
            /** @enum {string|null} */
            readonly buyback: "NO" | "YES" | null;
            /** @enum {string|null} */
            readonly exit: "STILL_THERE" | "RESIGNED" | "CONTRACT_ENDED" | "ASKED_TO_RESIGN" | "LAID_OFF" | null;
            /** @enum {string|null} */
            readonly noticeDays: "NONE" | "UP_TO_30" | "UP_TO_60" | "UP_TO_90" | "OVER_90" | null;
            /** @enum {string|null} */
            readonly notice: "SERVED" | "BOUGHT_OUT" | "WAIVED" | "BUYOUT_REFUSED" | null;
            /** @enum {string|null} */
            readonly relievingLetter: "LAST_DAY" | "UP_TO_30" | "LATER" | "NOT_YET" | "AGAINST_PAYMENT" | "REFUSED" | null;
            /** @enum {string|null} */
            readonly settlement: "TWO_WORKING_DAYS" | "UP_TO_30" | "UP_TO_60" | "UP_TO_90" | "OVER_90" | "NOT_YET" | null;
            /** @enum {string|null} */
            readonly shortPaid: "NO" | "YES" | null;
            /** @enum {string|null} */
            readonly pfExit: "UP_TO_60" | "LATER" | "NOT_YET" | "NOT_APPLICABLE" | null;
        };
        readonly TenureSegment: {
            readonly codes: readonly components["schemas"]["TenureCode"][];
            /** @description In fives, rounded down. */
            readonly count: number;
        };
        readonly TenureFigure: {
            readonly question: components["schemas"]["TenureQuestion"];
            /** @description The number of people, from 50 on in fives. */
            readonly count: number;
            /** @description The middle answer of a question with an order, the most frequent one of another; several if a segment joins them. */
            readonly usual: readonly components["schemas"]["TenureCode"][];
            /** @description The minimum number of people who gave the usual answer, if no other answer has five people. */
            readonly atLeast: number | null;
            /** @description Two or more, in the order of the answers; empty under 13 people, and where one answer alone has five people. */
            readonly segments: readonly components["schemas"]["TenureSegment"][];
            readonly newest: components["schemas"]["TenureQuarter"];
            /** @description More than half of the people came with the last weekly count. */
            readonly isSurge: boolean;
            /** @description The company’s answer. */
            readonly answer?: components["schemas"]["EmployerAnswer"];
        };
        readonly TenureGroupFigure: {
            readonly question: components["schemas"]["TenureQuestion"];
            readonly count: number;
            readonly usual: readonly components["schemas"]["TenureCode"][];
        };
        /** @description A family of roles, a department or a city of a company. It has no bar, because subtracting it from the company’s would reveal single answers. */
        readonly TenureGroup: {
            readonly name: string;
            readonly figures: readonly components["schemas"]["TenureGroupFigure"][];
        };
        readonly TenureFigures: {
            /** @description In the order of the questions. */
            readonly figures: readonly components["schemas"]["TenureFigure"][];
            /** @description Families of roles by name; empty for a company that shows departments. */
            readonly roles: readonly components["schemas"]["TenureGroup"][];
            /** @description By name; empty for a company that shows families of roles. */
            readonly departments: readonly components["schemas"]["TenureGroup"][];
            /** @description By name. */
            readonly cities: readonly components["schemas"]["TenureGroup"][];
            /** @description The day of the last count; null before the first. */
            readonly asOf: string | null;
        };
        readonly CompanyTenure: {
            /** @description The name as it was asked for. */
            readonly urlName: string;
            readonly figures: readonly components["schemas"]["TenureFigure"][];
        };
        readonly TenureReport: {
            /** @description The quarter of joining, or of the planned joining date. */
            readonly joined: components["schemas"]["TenureQuarter"];
            /** @description The quarter of the last day; null if it was not said. */
            readonly left: components["schemas"]["TenureQuarter"] | null;
            /** @description A job profile of the catalogue; figures are of its family. */
            readonly jobProfile: components["schemas"]["Name"] | null;
            readonly departmentId: number | null;
            /** @description A city of the catalogue. */
            readonly city: components["schemas"]["Name"] | null;
            readonly answers: components["schemas"]["TenureAnswers"];
        };
        readonly TenureContribution: {
            /** @description A company of the catalogue, or the one that `newCompany` says more of. */
            readonly companyName: components["schemas"]["Name"];
            readonly newCompany?: components["schemas"]["NewCompany"];
            readonly joined: components["schemas"]["TenureQuarter"];
            readonly left: components["schemas"]["TenureQuarter"] | null;
            /** @description A job profile of the catalogue; figures are of its family. */
            readonly jobProfile: components["schemas"]["Name"] | null;
            readonly departmentId: number | null;
            readonly city: components["schemas"]["Name"] | null;
            readonly answers: components["schemas"]["TenureAnswers"];
        };
        /** @description The user’s own report, in an answer to that user alone. */
        readonly OwnTenure: {
            /** Format: uuid */
            readonly reportId: string;
            readonly joined: components["schemas"]["TenureQuarter"];
            readonly left: components["schemas"]["TenureQuarter"] | null;
            readonly jobProfile: string | null;
            readonly departmentId: number | null;
            readonly city: string | null;
            readonly answers: components["schemas"]["TenureAnswers"];
        };
        readonly GivenTenure: {
            /** Format: uuid */
            readonly reportId: string;
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        readonly AuthorReply: {
            /** Format: uuid */
            readonly answerId: string;
            readonly text: string;
        };
        /** @description What a company answers to a contribution or a fact, shown below it. */
        readonly EmployerAnswer: {
            /** Format: uuid */
            readonly answerId: string;
            /** @description Empty if the answer was withdrawn, but not its reply. */
            readonly text: string;
            /** @description The month of the answer; null if the contribution shows no month. */
            readonly month: string | null;
            readonly isEdited: boolean;
            /** @description What the author of the contribution replies. */
            readonly reply: components["schemas"]["AuthorReply"] | null;
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
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @description More of a company that is not in the catalogue. A moderator decides about it first; what comes with it waits, and counts from then on. */
        readonly NewCompany: {
            /** @description Of its main office. */
            readonly city: components["schemas"]["Name"];
            /** @description Null if its author knows none. */
            readonly website: string | null;
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
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The company's name in addresses; also one that it had before. */
        readonly TenureCompany: components["schemas"]["Line"];
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
        readonly CameBy: "invitation";
    };
}
export interface operations {
    readonly getTenureFigures: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["TenureCompany"];
            };
        };
        readonly responses: {
            /** @description The figures; a question that too few answered is absent. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["TenureFigures"];
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
    readonly listTenureFacts: {
        readonly parameters: {
            readonly query: {
                /** @description Names of the companies in addresses, separated by commas; the first 30 count. */
                readonly companies: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The companies, also those of which no fact shows. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanyTenure"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listOwnTenure: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["TenureCompany"];
            };
        };
        readonly responses: {
            /** @description The reports. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["OwnTenure"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly giveTenure: {
        readonly parameters: {
            readonly header: {
                /** @description One per contribution, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": string;
                /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
                readonly "came-by"?: components["parameters"]["CameBy"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TenureContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenTenure"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly editTenure: {
        readonly parameters: {
            readonly path: {
                /** @description The report. */
                readonly reportId: string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TenureReport"];
            };
        };
        readonly responses: {
            /** @description It is changed. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
