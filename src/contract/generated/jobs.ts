// Generated from openapi/jobs.yaml by `npm run generate`. Change that file, not this one.

export type JobFilterValue = components['schemas']['JobFilterValue'];
export type JobSort = components['schemas']['JobSort'];
export type JobFilterKey = components['schemas']['JobFilterKey'];
export type JobFilter = components['schemas']['JobFilter'];
export type JobFilterOption = components['schemas']['JobFilterOption'];
export type JobLink = components['schemas']['JobLink'];
export type JobCompensation = components['schemas']['JobCompensation'];
export type JobCompanyRating = components['schemas']['JobCompanyRating'];
export type JobUsualPay = components['schemas']['JobUsualPay'];
export type JobSkill = components['schemas']['JobSkill'];
export type JobWorkMode = components['schemas']['JobWorkMode'];
export type JobEmploymentType = components['schemas']['JobEmploymentType'];
export type Job = components['schemas']['Job'];
export type JobDetails = components['schemas']['JobDetails'];
export type OpeningSign = components['schemas']['OpeningSign'];
export type JobPage = components['schemas']['JobPage'];
export type HeardBack = components['schemas']['HeardBack'];
export type Application = components['schemas']['Application'];
export type AppliedOpening = components['schemas']['AppliedOpening'];
export type HeardBackAnswer = components['schemas']['HeardBackAnswer'];
export type ApplicationAnswer = components['schemas']['ApplicationAnswer'];
export type RemovedOpenings = components['schemas']['RemovedOpenings'];
export type JobIgnoredOption = components['schemas']['JobIgnoredOption'];
export type JobAlertPreferences = components['schemas']['JobAlertPreferences'];
export type JobAlertDraft = components['schemas']['JobAlertDraft'];
export type JobAlert = components['schemas']['JobAlert'];
export type Line = components['schemas']['Line'];
export type NamedCompany = components['schemas']['NamedCompany'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];

export interface components {
    schemas: {
        readonly JobFilterValue: string & components["schemas"]["Line"];
        /** @enum {string} */
        readonly JobSort: "newest" | "pay";
        /** @enum {string} */
        readonly JobFilterKey: "company_name" | "job_profile" | "experience" | "freshness" | "location" | "employment" | "ctc" | "industry";
        readonly JobFilter: {
            readonly key: components["schemas"]["JobFilterKey"];
            readonly options: readonly components["schemas"]["JobFilterOption"][];
        };
        readonly JobFilterOption: {
            readonly urlName: string;
            /** @description The url name where a client has words of its own. */
            readonly name: string;
            readonly count: number;
        };
        /** @description A name with the name that addresses have of it. */
        readonly JobLink: {
            readonly name: string;
            readonly urlName: string;
        };
        /** @description Yearly pay; an end that is not known is null. */
        readonly JobCompensation: {
            readonly minCtc: number | null;
            readonly maxCtc: number | null;
            /** @enum {string} */
            readonly currency: "INR" | "USD";
        };
        readonly JobCompanyRating: {
            /** @description Mean of the overall ratings, to one decimal. */
            readonly value: number;
            /** @description Reviews. */
            readonly count: number;
            /** @description The month of the newest review. */
            readonly newest: string;
        };
        readonly JobUsualPay: {
            readonly isOfCompany: boolean;
            /** @description Rupees a year. */
            readonly median: number;
            /** @description Null if too few reported for quartiles. */
            readonly lowerQuartile: number | null;
            readonly upperQuartile: number | null;
            /** @description Reports. */
            readonly count: number;
            /** @description The month of the newest report. Null if no report has one. */
            readonly newest: string | null;
        };
        /** @description A skill that the openings were asked for, and how many interview questions are about it. */
        readonly JobSkill: {
            readonly name: string;
            readonly urlName: string;
            readonly questions: number;
        };
        /** @enum {string} */
        readonly JobWorkMode: "office" | "hybrid" | "remote";
        /** @enum {string} */
        readonly JobEmploymentType: "fulltime" | "parttime" | "contractual" | "intern" | "freelancer";
        readonly Job: {
            /** Format: uuid */
            readonly jobId: string;
            readonly title: string;
            readonly company: components["schemas"]["NamedCompany"];
            readonly jobProfile: components["schemas"]["JobLink"] | null;
            readonly locations: readonly components["schemas"]["JobLink"][];
            readonly workMode: components["schemas"]["JobWorkMode"] | null;
            readonly employment: components["schemas"]["JobEmploymentType"] | null;
            /** @description Years. */
            readonly minExperience: number | null;
            /** @description Years. */
            readonly maxExperience: number | null;
            /** @description Null if no pay is disclosed. */
            readonly compensation: components["schemas"]["JobCompensation"] | null;
            readonly skills: readonly string[];
            /**
             * Format: date
             * @description The day of the last posting; where it is unknown, one more than 30 days before the opening was first seen.
             */
            readonly postedOn: string;
            /** @description True if a source says the day of the last posting. Where none does it is not shown. */
            readonly isDayKnown: boolean;
            /** Format: date */
            readonly firstPostedOn: string;
            readonly timesPosted: number;
            /** @description True if the last posting is known to be more than 45 days ago. */
            readonly isOld: boolean;
            /** @description An https address at the employer's or a job board's site. */
            readonly applyUrl: string | null;
            /** @description The company's rating; null below five reviews. */
            readonly rating: components["schemas"]["JobCompanyRating"] | null;
            /** @description What people report for the role at the company, or else for the role anywhere; null if fewer than five do. */
            readonly usualPay: components["schemas"]["JobUsualPay"] | null;
            /** @description How many of those who applied at the company heard back; null if fewer than five said. */
            readonly heardBack: components["schemas"]["HeardBack"] | null;
        };
        readonly JobDetails: {
            /** Format: uuid */
            readonly jobId: string;
            readonly title: string;
            readonly company: components["schemas"]["NamedCompany"];
            readonly jobProfile: components["schemas"]["JobLink"] | null;
            readonly locations: readonly components["schemas"]["JobLink"][];
            readonly workMode: components["schemas"]["JobWorkMode"] | null;
            readonly employment: components["schemas"]["JobEmploymentType"] | null;
            /** @description Years. */
            readonly minExperience: number | null;
            /** @description Years. */
            readonly maxExperience: number | null;
            /** @description Null if no pay is disclosed. */
            readonly compensation: components["schemas"]["JobCompensation"] | null;
            readonly skills: readonly string[];
            /**
             * Format: date
             * @description The day of the last posting; where it is unknown, one more than 30 days before the opening was first seen.
             */
            readonly postedOn: string;
            /** @description True if a source says the day of the last posting. Where none does it is not shown. */
            readonly isDayKnown: boolean;
            /** Format: date */
            readonly firstPostedOn: string;
            readonly timesPosted: number;
            /** @description True if the last posting is known to be more than 45 days ago. */
            readonly isOld: boolean;
            /** @description An https address at the employer's or a job board's site. */
            readonly applyUrl: string | null;
            /** @description The company's rating; null below five reviews. */
            readonly rating: components["schemas"]["JobCompanyRating"] | null;
            /** @description What people report for the role at the company, or else for the role anywhere; null if fewer than five do. */
            readonly usualPay: components["schemas"]["JobUsualPay"] | null;
            /** @description How many of those who applied at the company heard back; null if fewer than five said. */
            readonly heardBack: components["schemas"]["HeardBack"] | null;
            readonly industry: components["schemas"]["JobLink"];
            readonly description: string | null;
            /**
             * Format: date
             * @description The day on which it leaves the lists unless it is posted again.
             */
            readonly leavesOn: string;
            /** @description What stands out, each with its fact; no verdict. money, payTo, lookAlike, freeMail: words and addresses of its text and link, quoted. unknownCompany: no site of the company is known and nobody has reviewed it. highPay: it offers at least twice the usual median. unchanged: last posted 60 days ago or earlier. repeated: posted three times or more. */
            readonly signs: readonly components["schemas"]["OpeningSign"][];
        };
        readonly OpeningSign: {
            /** @enum {string} */
            readonly kind: "money" | "payTo" | "lookAlike" | "freeMail" | "unknownCompany" | "highPay" | "unchanged" | "repeated";
            /** @description The words that show it; empty for a sign whose fact is a value of the opening. */
            readonly quotes: readonly string[];
            /** @description The company that an address resembles. */
            readonly company: string | null;
        };
        readonly JobPage: {
            readonly items: readonly components["schemas"]["Job"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            /** @description Options that do not exist. */
            readonly ignored: readonly components["schemas"]["JobIgnoredOption"][];
            /** @description The one role of the filters; null without one, with several, and where nobody knows it. */
            readonly jobProfile: components["schemas"]["JobLink"] | null;
            /** @description The one skill of the filters; null without one, with several, and where nobody knows it. */
            readonly skill: components["schemas"]["JobSkill"] | null;
            /** @description The openings of the one company of the filters that moderators removed because three or more people reported that they ask for money, are no real jobs, or are never answered; null without one company or such openings. Those posted more than 120 days ago are left out. */
            readonly removed: components["schemas"]["RemovedOpenings"] | null;
            /** @description How many of those who applied at the one company of the filters heard back; null without one company, and where fewer than five said. */
            readonly heardBack: components["schemas"]["HeardBack"] | null;
        };
        /** @description The people of a hundred who heard back within 14 days of applying at a company: counted once a week, of fewer than fifty people moved by five different people at least. Few and none look alike, as do nearly all and all. */
        readonly HeardBack: {
            readonly atLeast: number;
            readonly atMost: number;
            /** @description People who said; in fives from fifty on. */
            readonly count: number;
            /** @description The month of the newest answer. */
            readonly newest: string;
            /** @description True if more than half of the people are new in the last count. */
            readonly isSurge: boolean;
        };
        readonly Application: {
            /** Format: uuid */
            readonly applicationId: string;
            /** Format: uuid */
            readonly jobId: string;
            /**
             * Format: date
             * @description The day in India on which the user applied.
             */
            readonly pressedOn: string;
            /** @description True if the user can answer. */
            readonly isDue: boolean;
            /** @description Null until the user has answered. */
            readonly answer: components["schemas"]["HeardBackAnswer"] | null;
            /** @description True if a weekly count has the answer. */
            readonly isCounted: boolean;
            /** @description The opening; null if it was removed. */
            readonly shown: components["schemas"]["AppliedOpening"] | null;
        };
        readonly AppliedOpening: {
            readonly title: string;
            readonly company: components["schemas"]["NamedCompany"];
        };
        /** @enum {string} */
        readonly HeardBackAnswer: "answered" | "rejected" | "interview" | "offer" | "nothing";
        readonly ApplicationAnswer: {
            /** @description Null takes the answer back. */
            readonly answer: components["schemas"]["HeardBackAnswer"] | null;
        };
        readonly RemovedOpenings: {
            readonly openings: number;
            /** @description The newest line about one in the public log; null until it has one. */
            readonly logLine: number | null;
        };
        readonly JobIgnoredOption: {
            readonly parameter: string;
            readonly value: string;
        };
        /** @description Options of the filters of the same names; none means any. */
        readonly JobAlertPreferences: {
            readonly location: readonly components["schemas"]["Line"][];
            readonly experience: readonly ("fresher" | "1-3" | "4-6" | "7-plus")[];
            readonly employment: readonly components["schemas"]["JobEmploymentType"][];
            readonly ctc: readonly ("disclosed" | "3" | "6" | "10" | "20")[];
        };
        readonly JobAlertDraft: {
            /** @description Titles; an opening fits whose title holds all words of one of them. */
            readonly designations: readonly components["schemas"]["Name"][];
            readonly preferences: components["schemas"]["JobAlertPreferences"];
        };
        readonly JobAlert: {
            /** Format: uuid */
            readonly alertId: string;
            readonly designations: readonly string[];
            readonly preferences: components["schemas"]["JobAlertPreferences"];
            /** Format: date */
            readonly createdOn: string;
            /** @description Openings posted since newSince that fit. */
            readonly newJobs: number;
            /**
             * Format: date
             * @description The day of the last mail about it, or of its creation.
             */
            readonly newSince: string;
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
        /** @description One line with something in it that is seen. */
        readonly Name: string;
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
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
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
        /** @description There is no such thing. */
        readonly NotFound: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Which of the openings that the user applied for. */
        readonly ApplicationId: string;
        /** @description Url names of companies. */
        readonly JobCompanies: components["schemas"]["JobFilterValue"];
        /** @description Url names of job profiles. */
        readonly JobProfiles: components["schemas"]["JobFilterValue"];
        /** @description Words that the opening's title has to hold, all of them. */
        readonly JobDesignation: components["schemas"]["JobFilterValue"];
        /** @description Bands of years: fresher, 1-3, 4-6, 7-plus. */
        readonly JobExperience: components["schemas"]["JobFilterValue"];
        /** @description The maximum days since it was posted: 1, 7 or 30. */
        readonly JobFreshness: components["schemas"]["JobFilterValue"];
        /** @description Url names of cities, or work-from-home. */
        readonly JobPlaces: components["schemas"]["JobFilterValue"];
        /** @description Employment types: fulltime, parttime, contractual, intern, freelancer. */
        readonly JobEmployment: components["schemas"]["JobFilterValue"];
        /** @description disclosed, or the minimum yearly pay in lakh that is offered: 3, 6, 10 or 20. */
        readonly JobPay: components["schemas"]["JobFilterValue"];
        /** @description Url names of industries. */
        readonly JobIndustries: components["schemas"]["JobFilterValue"];
        /** @description Url names of skills. */
        readonly JobSkills: components["schemas"]["JobFilterValue"];
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
    readonly listJobs: {
        readonly parameters: {
            readonly query?: {
                /** @description Url names of companies. */
                readonly company_name?: components["parameters"]["JobCompanies"];
                /** @description Url names of job profiles. */
                readonly job_profile?: components["parameters"]["JobProfiles"];
                /** @description Words that the opening's title has to hold, all of them. */
                readonly designation?: components["parameters"]["JobDesignation"];
                /** @description Bands of years: fresher, 1-3, 4-6, 7-plus. */
                readonly experience?: components["parameters"]["JobExperience"];
                /** @description The maximum days since it was posted: 1, 7 or 30. */
                readonly freshness?: components["parameters"]["JobFreshness"];
                /** @description Url names of cities, or work-from-home. */
                readonly location?: components["parameters"]["JobPlaces"];
                /** @description Employment types: fulltime, parttime, contractual, intern, freelancer. */
                readonly employment?: components["parameters"]["JobEmployment"];
                /** @description disclosed, or the minimum yearly pay in lakh that is offered: 3, 6, 10 or 20. */
                readonly ctc?: components["parameters"]["JobPay"];
                /** @description Url names of industries. */
                readonly industry?: components["parameters"]["JobIndustries"];
                /** @description Url names of skills. */
                readonly skill?: components["parameters"]["JobSkills"];
                /** @description newest puts the last posted first, pay the highest offered pay. */
                readonly sort?: components["schemas"]["JobSort"];
                /** @description Which page, from 1. */
                readonly page?: number;
                /** @description The maximum number of items. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The page; empty past the last one. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["JobPage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listJobFilters: {
        readonly parameters: {
            readonly query?: {
                /** @description Url names of companies. */
                readonly company_name?: components["parameters"]["JobCompanies"];
                /** @description Url names of job profiles. */
                readonly job_profile?: components["parameters"]["JobProfiles"];
                /** @description Words that the opening's title has to hold, all of them. */
                readonly designation?: components["parameters"]["JobDesignation"];
                /** @description Bands of years: fresher, 1-3, 4-6, 7-plus. */
                readonly experience?: components["parameters"]["JobExperience"];
                /** @description The maximum days since it was posted: 1, 7 or 30. */
                readonly freshness?: components["parameters"]["JobFreshness"];
                /** @description Url names of cities, or work-from-home. */
                readonly location?: components["parameters"]["JobPlaces"];
                /** @description Employment types: fulltime, parttime, contractual, intern, freelancer. */
                readonly employment?: components["parameters"]["JobEmployment"];
                /** @description disclosed, or the minimum yearly pay in lakh that is offered: 3, 6, 10 or 20. */
                readonly ctc?: components["parameters"]["JobPay"];
                /** @description Url names of industries. */
                readonly industry?: components["parameters"]["JobIndustries"];
                /** @description Url names of skills. */
                readonly skill?: components["parameters"]["JobSkills"];
            };
        };
        readonly responses: {
            /** @description The filters. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["JobFilter"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listJobAlerts: {
        readonly parameters: {};
        readonly responses: {
            /** @description The alerts. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["JobAlert"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createJobAlert: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JobAlertDraft"];
            };
        };
        readonly responses: {
            /** @description The alert. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["JobAlert"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteJobAlert: {
        readonly parameters: {
            readonly path: {
                /** @description Which alert. */
                readonly alertId: string;
            };
        };
        readonly responses: {
            /** @description It is deleted. */
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
    readonly getJob: {
        readonly parameters: {
            readonly path: {
                /** @description Which opening. */
                readonly jobId: string;
            };
        };
        readonly responses: {
            /** @description The opening. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["JobDetails"];
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
    readonly listApplications: {
        readonly parameters: {};
        readonly responses: {
            /** @description The openings. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Application"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly noteApplication: {
        readonly parameters: {
            readonly path: {
                /** @description Which opening. */
                readonly jobId: string;
            };
        };
        readonly responses: {
            /** @description It is remembered. */
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
    readonly removeApplication: {
        readonly parameters: {
            readonly path: {
                /** @description Which of the openings that the user applied for. */
                readonly applicationId: components["parameters"]["ApplicationId"];
            };
        };
        readonly responses: {
            /** @description It is forgotten. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly answerApplication: {
        readonly parameters: {
            readonly path: {
                /** @description Which of the openings that the user applied for. */
                readonly applicationId: components["parameters"]["ApplicationId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ApplicationAnswer"];
            };
        };
        readonly responses: {
            /** @description It is stored. */
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
