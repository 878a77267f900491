// Generated from openapi/salary.yaml by `npm run generate`. Change that file, not this one.

export type GivenSalary = components['schemas']['GivenSalary'];
export type LakhsAndThousand = components['schemas']['LakhsAndThousand'];
export type SalaryEmploymentType = components['schemas']['SalaryEmploymentType'];
export type StockDetail = components['schemas']['StockDetail'];
export type SalaryContribution = components['schemas']['SalaryContribution'];
export type SalaryConfidence = components['schemas']['SalaryConfidence'];
export type SalaryExperienceBand = components['schemas']['SalaryExperienceBand'];
export type SalaryMonth = components['schemas']['SalaryMonth'];
export type SalaryAmount = components['schemas']['SalaryAmount'];
export type SalaryFigure = components['schemas']['SalaryFigure'];
export type SalaryBand = components['schemas']['SalaryBand'];
export type SalaryItem = components['schemas']['SalaryItem'];
export type SalaryGroup = components['schemas']['SalaryGroup'];
export type SalaryGroupPage = components['schemas']['SalaryGroupPage'];
export type SalaryStep = components['schemas']['SalaryStep'];
export type SalaryPart = components['schemas']['SalaryPart'];
export type SalaryParts = components['schemas']['SalaryParts'];
export type SalaryReport = components['schemas']['SalaryReport'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type NewCompany = components['schemas']['NewCompany'];
export type StockType = components['schemas']['StockType'];
export type VestingPeriod = components['schemas']['VestingPeriod'];
export type NamedCompany = components['schemas']['NamedCompany'];

export interface components {
    schemas: {
        readonly GivenSalary: {
            /** Format: uuid */
            readonly salaryId: string;
        };
        /** @description Rupees, as 100,000 times lakhs and 1,000 times thousand. */
        readonly LakhsAndThousand: {
            readonly lakhs: number;
            readonly thousand: number;
        };
        /**
         * @description The kind of work that pay is for. No figure is of two of them.
         * @enum {string}
         */
        readonly SalaryEmploymentType: "fulltime" | "parttime" | "contractual" | "intern" | "freelancer";
        /** @description One grant, with its value over all of its years. */
        readonly StockDetail: {
            readonly stockType: components["schemas"]["StockType"];
            readonly vestingPeriod: components["schemas"]["VestingPeriod"];
            readonly lakhs: number;
            readonly thousand: number;
        };
        readonly SalaryContribution: {
            /** @description A company of the catalogue, or the one that `newCompany` says more of. */
            readonly companyName: components["schemas"]["Name"];
            readonly newCompany?: components["schemas"]["NewCompany"];
            /** @description A job profile of the catalogue. */
            readonly jobProfile: components["schemas"]["Name"];
            /** @description A city of the catalogue. */
            readonly locationId: number;
            /** @description A department of the catalogue. */
            readonly department: number | null;
            /** @description Full-time work if it is not said. */
            readonly employment?: components["schemas"]["SalaryEmploymentType"];
            /** @description True if the user earns it now. */
            readonly currentSalary: boolean;
            /** @description The year in which the user last earned it, at most five years ago; null for pay of now. */
            readonly year: number | null;
            /** @description In years; 0 for a fresher. */
            readonly totalExperience: number;
            readonly fixedSalary: components["schemas"]["LakhsAndThousand"];
            /** @description The annual bonus. */
            readonly variableSalary: components["schemas"]["LakhsAndThousand"] | null;
            /** @description Paid once, on joining; it is no part of the pay of a year. */
            readonly joiningBonus?: components["schemas"]["LakhsAndThousand"] | null;
            readonly stockDetail: components["schemas"]["StockDetail"] | null;
            /** @description The user was asked about unusual pay and says that it is right. */
            readonly isConfirmed: boolean;
        };
        /**
         * @description How far a median can be trusted. It starts at the number of answers, of which an average of several reports is one (5 Very Low, 10 Low, 20 Moderate, 50 High, 150 Very High), and goes down by one word for each of these, as far as the numbers beside it say: under half are of the last 12 months, as those without a date are not; under a third have something checked; more than half are imported; the median is uncertain by more than 8 %.
         * @enum {string}
         */
        readonly SalaryConfidence: "Very High" | "High" | "Moderate" | "Low" | "Very Low";
        /**
         * @description Years of experience, from and to.
         * @enum {string}
         */
        readonly SalaryExperienceBand: "0-1" | "2-3" | "4-6" | "7-9" | "10-14" | "15+";
        /** @description A month. */
        readonly SalaryMonth: string;
        /** @description Rupees a year; null if too few have reported. */
        readonly SalaryAmount: number | null;
        readonly SalaryFigure: {
            /** @description How many people it counts, from 50 on in fives; 0 where nothing is shown, which says fewer than five, or none, or withheld. */
            readonly count: number;
            /** @description How many of them were imported from another source. */
            readonly importedCount: number;
            /** @description The month of the newest salary, or null if there are none. */
            readonly newest: components["schemas"]["SalaryMonth"] | null;
            /** @description The newest is more than 18 months old. */
            readonly isStale: boolean;
            /** @description How many are of the last 12 months: a lower bound in fives, at least five fewer than all. Null if fewer than five are, or fewer than five others would be left. */
            readonly recentCount: number | null;
            /** @description How many come with something that was checked, in the same way as `recentCount`. */
            readonly checkedCount: number | null;
            readonly median: components["schemas"]["SalaryAmount"];
            /** @description In place of the median where fewer than ten people are counted, whatever of theirs was checked. */
            readonly band: components["schemas"]["SalaryBand"] | null;
            readonly lowerQuartile: components["schemas"]["SalaryAmount"];
            readonly upperQuartile: components["schemas"]["SalaryAmount"];
            readonly lowestTenth: components["schemas"]["SalaryAmount"];
            readonly highestTenth: components["schemas"]["SalaryAmount"];
            /** @description By how many rupees the median is uncertain: 1.57 × (upper − lower quartile) ÷ √count, in steps of ₹10,000 and at least one; null without quartiles. */
            readonly medianMargin: number | null;
            /** @description Null if no figure is shown. */
            readonly confidence: components["schemas"]["SalaryConfidence"] | null;
        };
        /** @description Two ends of a fixed scale, each of two significant digits, that the median lies between. */
        readonly SalaryBand: {
            /** @description In rupees. */
            readonly from: number;
            /** @description In rupees. */
            readonly to: number;
        };
        /** @description A job profile or city. */
        readonly SalaryItem: {
            /** @description Its name in addresses. */
            readonly key: string;
            readonly name: string;
        };
        /** @description The figure of a company, job profile, industry, city or experience. */
        readonly SalaryGroup: {
            /** @description Its name in addresses; for experience the band. */
            readonly key: string;
            readonly name: string;
            readonly figure: components["schemas"]["SalaryFigure"];
        };
        readonly SalaryGroupPage: {
            readonly items: readonly components["schemas"]["SalaryGroup"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
        };
        /** @description The number of people who earn between two amounts, at least five, so that no single person can be recognised. */
        readonly SalaryStep: {
            /** @description In rupees. */
            readonly from: number;
            /** @description In rupees; null for everything above. */
            readonly to: number | null;
            readonly count: number;
        };
        readonly SalaryPart: {
            /** @enum {string} */
            readonly kind: "fixed" | "variable" | "stock" | "joiningBonus";
            /** @description The average in rupees a year; of a joining bonus, in rupees, once. */
            readonly amount: number;
            /** @description How many of the middle half report it at all, in the same way as `recentCount`. */
            readonly reported: number | null;
        };
        /** @description The parts that the pay of the middle half is made of, on average. A part is there if at least five have it and five lack it; fixed and variable pay also if all have it. The joining bonus comes on top, in the first year. */
        readonly SalaryParts: {
            /** @description How many reports the middle half has: a lower bound in fives, at least five fewer than all. */
            readonly count: number;
            readonly items: readonly components["schemas"]["SalaryPart"][];
        };
        readonly SalaryReport: {
            readonly company: components["schemas"]["NamedCompany"] | null;
            readonly jobProfile: components["schemas"]["SalaryItem"] | null;
            /** @description The city that the figure is limited to; null for all. */
            readonly location: components["schemas"]["SalaryItem"] | null;
            /** @description The experience that the figure is limited to; null for all. */
            readonly experience: components["schemas"]["SalaryExperienceBand"] | null;
            readonly employment: components["schemas"]["SalaryEmploymentType"];
            /** @description The kinds of work that the company, the job profile, or both together have a figure of. */
            readonly employments: readonly components["schemas"]["SalaryEmploymentType"][];
            /** @description The filters that were not understood. */
            readonly leftOut: readonly ("location" | "experience" | "employment")[];
            readonly figure: components["schemas"]["SalaryFigure"];
            /** @description The distribution, from low to high; empty under 30 reports. */
            readonly steps: readonly components["schemas"]["SalaryStep"][];
            /** @description Null if quartiles are not shown. */
            readonly parts: components["schemas"]["SalaryParts"] | null;
            /** @description The most reported cities, at most 12. */
            readonly byLocation: readonly components["schemas"]["SalaryGroup"][];
            /** @description From little to much experience. */
            readonly byExperience: readonly components["schemas"]["SalaryGroup"][];
            /** @description How many people are of cities that are not listed; null if those are fewer than five. */
            readonly elsewhere: number | null;
            /** @description The day of the snapshot that all figures are of; null before the first one. */
            readonly asOf: string | null;
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
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @description More of a company that is not in the catalogue. A moderator decides about it first; what comes with it waits, and counts from then on. */
        readonly NewCompany: {
            /** @description Of its main office. */
            readonly city: components["schemas"]["Name"];
            /** @description Null if its author knows none. */
            readonly website: string | null;
        };
        /** @enum {string} */
        readonly StockType: "esops" | "rsus" | "sars" | "other" | "notSure";
        /**
         * @description In years; four years are counted where it is not known.
         * @enum {string}
         */
        readonly VestingPeriod: "3" | "4" | "5" | "notAware";
        /** @description A company that an answer is about. What else the answer says of it stands beside. */
        readonly NamedCompany: {
            /** @description Its name in addresses. */
            readonly urlName: string;
            readonly name: string;
            readonly logo: string | null;
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
        /** @description A company, by its name in addresses. */
        readonly SalaryCompany: components["schemas"]["Line"];
        /** @description A job profile, by its name in addresses. */
        readonly SalaryJobProfile: components["schemas"]["Line"];
        /** @description A city, by its name in addresses. Any text is taken, because people write addresses by hand. */
        readonly SalaryLocation: components["schemas"]["Line"];
        /** @description Years of experience, one of `SalaryExperienceBand`. Any text is taken, because people write addresses by hand. */
        readonly SalaryExperience: components["schemas"]["Line"];
        /** @description The kind of work, one of `SalaryEmploymentType`; without it full-time work. Any text is taken, because people write addresses by hand. */
        readonly SalaryEmployment: components["schemas"]["Line"];
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
    readonly listSalaries: {
        readonly parameters: {
            readonly query: {
                /** @description Whether each figure is of a company, of a job profile or of an industry. */
                readonly by: "company" | "jobProfile" | "industry";
                /** @description A company, by its name in addresses. */
                readonly company?: components["parameters"]["SalaryCompany"];
                /** @description A job profile, by its name in addresses. */
                readonly jobProfile?: components["parameters"]["SalaryJobProfile"];
                /** @description A city, by its name in addresses. Any text is taken, because people write addresses by hand. */
                readonly location?: components["parameters"]["SalaryLocation"];
                /** @description Years of experience, one of `SalaryExperienceBand`. Any text is taken, because people write addresses by hand. */
                readonly experience?: components["parameters"]["SalaryExperience"];
                /** @description The kind of work, one of `SalaryEmploymentType`; without it full-time work. Any text is taken, because people write addresses by hand. */
                readonly employment?: components["parameters"]["SalaryEmployment"];
                /** @description Which page, from 1 on. */
                readonly page?: number;
                /** @description The number of figures on a page, at most 30. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description One page of figures. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SalaryGroupPage"];
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
    readonly giveSalary: {
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
                readonly "application/json": components["schemas"]["SalaryContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenSalary"];
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
    readonly getSalaryReport: {
        readonly parameters: {
            readonly query?: {
                /** @description A company, by its name in addresses. */
                readonly company?: components["parameters"]["SalaryCompany"];
                /** @description A job profile, by its name in addresses. */
                readonly jobProfile?: components["parameters"]["SalaryJobProfile"];
                /** @description A city, by its name in addresses. Any text is taken, because people write addresses by hand. */
                readonly location?: components["parameters"]["SalaryLocation"];
                /** @description Years of experience, one of `SalaryExperienceBand`. Any text is taken, because people write addresses by hand. */
                readonly experience?: components["parameters"]["SalaryExperience"];
                /** @description The kind of work, one of `SalaryEmploymentType`; without it full-time work. Any text is taken, because people write addresses by hand. */
                readonly employment?: components["parameters"]["SalaryEmployment"];
            };
        };
        readonly responses: {
            /** @description The report; its figure has count 0 where nobody has reported a salary. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SalaryReport"];
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
