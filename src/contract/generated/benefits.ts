// Generated from openapi/benefits.yaml by `npm run generate`. Change that file, not this one.

export type BenefitGroup = components['schemas']['BenefitGroup'];
export type BenefitCode = components['schemas']['BenefitCode'];
export type BenefitMonth = components['schemas']['BenefitMonth'];
export type Benefit = components['schemas']['Benefit'];
export type BenefitReport = components['schemas']['BenefitReport'];
export type BenefitContribution = components['schemas']['BenefitContribution'];
export type GivenBenefits = components['schemas']['GivenBenefits'];
export type BenefitReportPage = components['schemas']['BenefitReportPage'];
export type BenefitCount = components['schemas']['BenefitCount'];
export type BenefitFigures = components['schemas']['BenefitFigures'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];
export type Period = components['schemas']['Period'];
export type Proof = components['schemas']['Proof'];
export type Name = components['schemas']['Name'];
export type NewCompany = components['schemas']['NewCompany'];
export type Prose = components['schemas']['Prose'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly BenefitGroup: "financial" | "perks" | "health" | "time-off" | "learning";
        readonly BenefitCode: string;
        readonly BenefitMonth: string;
        readonly Benefit: {
            readonly code: components["schemas"]["BenefitCode"];
            readonly group: components["schemas"]["BenefitGroup"];
            readonly name: string;
            /** @description Its name in addresses. */
            readonly urlName: string;
        };
        readonly BenefitReport: {
            /** Format: uuid */
            readonly id: string;
            readonly codes: readonly components["schemas"]["BenefitCode"][];
            readonly text: string | null;
            readonly department: string | null;
            /** @description A city, or the state where too few share the city. */
            readonly location: string | null;
            readonly isCurrent: boolean | null;
            readonly month: components["schemas"]["Period"] | null;
            readonly proof: components["schemas"]["Proof"] | null;
        };
        readonly BenefitContribution: {
            /** @description A company of the catalogue, or the one that `newCompany` says more of. */
            readonly companyName: components["schemas"]["Name"];
            readonly newCompany?: components["schemas"]["NewCompany"];
            readonly codes: readonly components["schemas"]["BenefitCode"][];
            readonly text: components["schemas"]["Prose"] | null;
            readonly departmentId: number | null;
            /** @description A city of the catalogue. */
            readonly city: components["schemas"]["Name"] | null;
            /** @description True if the author works there now. */
            readonly isCurrent: boolean;
        };
        readonly GivenBenefits: {
            /** Format: uuid */
            readonly reportId: string;
        };
        readonly BenefitReportPage: {
            readonly items: readonly components["schemas"]["BenefitReport"][];
            readonly nextCursor: string | null;
        };
        readonly BenefitCount: {
            readonly code: components["schemas"]["BenefitCode"];
            readonly count: number;
        };
        readonly BenefitFigures: {
            /** @description The reports that figures count, one of each author. */
            readonly reports: number;
            /** @description The reports that show and that no figure counts yet, in fives; null for one to four. The accounts of their authors are new. */
            readonly heldCount: number | null;
            readonly newest: components["schemas"]["BenefitMonth"] | null;
            /** @description Those with the most reports first; one without a report is absent. */
            readonly benefits: readonly components["schemas"]["BenefitCount"][];
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
        /** @description A month (2026-11), a quarter (2026-Q4) or a year (2026). */
        readonly Period: string;
        /**
         * @description The proof of the author’s career status: a code to an address of the company or college, or the job portal. An address that is not known to be theirs gives no mark.
         * @enum {string}
         */
        readonly Proof: "WORK_EMAIL" | "STUDENT_EMAIL" | "JOB_PORTAL";
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @description More of a company that is not in the catalogue. A moderator decides about it first; what comes with it waits, and counts from then on. */
        readonly NewCompany: {
            /** @description Of its main office. */
            readonly city: components["schemas"]["Name"];
            /** @description Null if its author knows none. */
            readonly website: string | null;
        };
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
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
        /** @description There is no such thing. */
        readonly NotFound: {
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
        readonly BenefitsCompany: components["schemas"]["Line"];
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: components["schemas"]["Line"];
        /** @description The maximum number of items. */
        readonly Limit: number;
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
        readonly CameBy: "invitation";
    };
}
export interface operations {
    readonly listBenefitCatalogue: {
        readonly parameters: {};
        readonly responses: {
            /** @description The benefits. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Benefit"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listBenefitReports: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["BenefitsCompany"];
                /** @description Only those that report this benefit, by its name in addresses; none for one that does not exist. */
                readonly benefit?: string;
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of reports. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BenefitReportPage"];
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
    readonly giveBenefits: {
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
                readonly "application/json": components["schemas"]["BenefitContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenBenefits"];
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
    readonly getBenefitFigures: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["BenefitsCompany"];
            };
        };
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BenefitFigures"];
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
