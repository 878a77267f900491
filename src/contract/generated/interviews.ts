// Generated from openapi/interviews.yaml by `npm run generate`. Change that file, not this one.

export type GivenInterview = components['schemas']['GivenInterview'];
export type InterviewSource = components['schemas']['InterviewSource'];
export type GivenRound = components['schemas']['GivenRound'];
export type InterviewContribution = components['schemas']['InterviewContribution'];
export type InterviewExperience = components['schemas']['InterviewExperience'];
export type InterviewDifficulty = components['schemas']['InterviewDifficulty'];
export type InterviewOutcome = components['schemas']['InterviewOutcome'];
export type InterviewRoundKind = components['schemas']['InterviewRoundKind'];
export type InterviewMonth = components['schemas']['InterviewMonth'];
export type InterviewItem = components['schemas']['InterviewItem'];
export type InterviewItemOrNone = components['schemas']['InterviewItemOrNone'];
export type InterviewRound = components['schemas']['InterviewRound'];
export type AskedQuestion = components['schemas']['AskedQuestion'];
export type Interview = components['schemas']['Interview'];
export type InterviewPage = components['schemas']['InterviewPage'];
export type InterviewTypical = components['schemas']['InterviewTypical'];
export type InterviewSummary = components['schemas']['InterviewSummary'];
export type InterviewQuestion = components['schemas']['InterviewQuestion'];
export type InterviewQuestionPage = components['schemas']['InterviewQuestionPage'];
export type InterviewAnswer = components['schemas']['InterviewAnswer'];
export type AnswerOfUser = components['schemas']['AnswerOfUser'];
export type QuestionElsewhere = components['schemas']['QuestionElsewhere'];
export type InterviewQuestionDetail = components['schemas']['InterviewQuestionDetail'];
export type Line = components['schemas']['Line'];
export type NamedCompany = components['schemas']['NamedCompany'];
export type Period = components['schemas']['Period'];
export type AuthorReply = components['schemas']['AuthorReply'];
export type EmployerAnswer = components['schemas']['EmployerAnswer'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type NewCompany = components['schemas']['NewCompany'];
export type Prose = components['schemas']['Prose'];
export type Text = components['schemas']['Text'];

export interface components {
    schemas: {
        readonly GivenInterview: {
            /** Format: uuid */
            readonly interviewId: string;
        };
        /**
         * @description How the candidate came to the interview.
         * @enum {string}
         */
        readonly InterviewSource: "jobSite" | "companySite" | "referral" | "campus" | "recruiter" | "walkIn" | "other";
        readonly GivenRound: {
            readonly name: components["schemas"]["Name"];
            readonly minutes: number | null;
            /** @description What was asked, a question each. */
            readonly questions: readonly components["schemas"]["Prose"][];
        };
        readonly InterviewContribution: {
            /** @description A company of the catalogue, or the one that `newCompany` says more of. */
            readonly companyName: components["schemas"]["Name"];
            readonly newCompany?: components["schemas"]["NewCompany"];
            /** @description A job profile of the catalogue. */
            readonly jobProfile: components["schemas"]["Name"];
            /** @description A city of the catalogue. */
            readonly locationId: number | null;
            readonly month: components["schemas"]["InterviewMonth"];
            readonly experience: components["schemas"]["InterviewExperience"] | null;
            readonly difficulty: components["schemas"]["InterviewDifficulty"];
            readonly outcome: components["schemas"]["InterviewOutcome"];
            /** @description Whether the candidate found it fair. */
            readonly isFair: boolean | null;
            /** @description From the first call to the answer. */
            readonly days: number | null;
            readonly appliedThrough: components["schemas"]["InterviewSource"] | null;
            readonly rounds: readonly components["schemas"]["GivenRound"][];
            /** @description Empty where there is none. */
            readonly story: components["schemas"]["Text"];
        };
        /**
         * @description Whether the candidate looked for a first job.
         * @enum {string}
         */
        readonly InterviewExperience: "fresher" | "experienced";
        /** @enum {string} */
        readonly InterviewDifficulty: "easy" | "fair" | "hard" | "veryHard";
        /**
         * @description No answer is an outcome of its own; declined is an offer that was not taken, or a candidate who left.
         * @enum {string}
         */
        readonly InterviewOutcome: "offer" | "noOffer" | "noAnswer" | "declined";
        /**
         * @description What the name of a round says; "Coding test" is of two kinds.
         * @enum {string}
         */
        readonly InterviewRoundKind: "technical" | "test" | "group" | "managerial" | "hr";
        readonly InterviewMonth: string;
        /** @description A job profile or skill. */
        readonly InterviewItem: {
            /** @description Its name in addresses. */
            readonly key: string;
            readonly name: string;
        };
        readonly InterviewItemOrNone: components["schemas"]["InterviewItem"] | null;
        readonly InterviewRound: {
            readonly name: string;
            readonly minutes: number | null;
            /** @description 1 is the day of the first round. */
            readonly day: number | null;
        };
        readonly AskedQuestion: {
            /** Format: uuid */
            readonly questionId: string;
            readonly slug: string;
            readonly text: string;
        };
        readonly Interview: {
            /** Format: uuid */
            readonly interviewId: string;
            readonly company: components["schemas"]["NamedCompany"];
            readonly designation: components["schemas"]["InterviewItemOrNone"];
            /** @description The family of the job title (Engineer), where the title does not show. Title, place and period show only where five reports of the company say them together. */
            readonly family: string | null;
            readonly location: string | null;
            /** @description The state of the city, where the city does not show. */
            readonly state: string | null;
            readonly month: components["schemas"]["Period"] | null;
            readonly experience: components["schemas"]["InterviewExperience"] | null;
            readonly difficulty: components["schemas"]["InterviewDifficulty"] | null;
            readonly outcome: components["schemas"]["InterviewOutcome"] | null;
            /** @description Whether the candidate found it fair. */
            readonly isFair: boolean | null;
            /** @description From the first call to the answer. */
            readonly days: number | null;
            readonly appliedThrough: string | null;
            readonly rounds: readonly components["schemas"]["InterviewRound"][];
            readonly story: string;
            readonly isChecked: boolean;
            readonly questions: readonly components["schemas"]["AskedQuestion"][];
            /** @description The company’s answer. */
            readonly answer?: components["schemas"]["EmployerAnswer"];
        };
        readonly InterviewPage: {
            readonly items: readonly components["schemas"]["Interview"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            /** @description The filters that were not understood. */
            readonly leftOut: readonly ("experience" | "outcome" | "difficulty" | "round")[];
        };
        /** @description A median and the number of reports that it is of; null under five. */
        readonly InterviewTypical: {
            readonly median: number | null;
            readonly count: number;
        };
        readonly InterviewSummary: {
            readonly company: components["schemas"]["NamedCompany"] | null;
            readonly designation: components["schemas"]["InterviewItemOrNone"];
            /** @description The company of all counted reports, where the summary is of no company and they are all of one. */
            readonly onlyCompany: components["schemas"]["NamedCompany"] | null;
            /** @description Those that the figures count. */
            readonly interviewsCount: number;
            /** @description The published reports that no figure counts yet, in fives; null for one to four. Their accounts are new, or reported several times about the company on one day. */
            readonly heldCount: number | null;
            /** @description With a designation, the questions that belong to it. */
            readonly questionsCount: number;
            /** @description The newest month that a report shows; null if none shows one. */
            readonly newest: components["schemas"]["InterviewMonth"] | null;
            readonly difficulty: {
                readonly easy: number;
                readonly fair: number;
                readonly hard: number;
                readonly veryHard: number;
            };
            readonly outcome: {
                readonly offer: number;
                readonly noOffer: number;
                readonly noAnswer: number;
                readonly declined: number;
            };
            readonly experience: {
                readonly fresher: number;
                readonly experienced: number;
            };
            /** @description The number of reports with a round of each kind. */
            readonly roundKinds: {
                readonly technical: number;
                readonly test: number;
                readonly group: number;
                readonly managerial: number;
                readonly hr: number;
            };
            readonly rounds: components["schemas"]["InterviewTypical"];
            readonly days: components["schemas"]["InterviewTypical"];
            readonly fair: {
                /** @description Of a hundred; null under five. */
                readonly share: number | null;
                readonly count: number;
            };
            /** @description The most reported designations of the company, at most 20. Empty without a company. */
            readonly designations: readonly {
                readonly key: string;
                readonly name: string;
                readonly count: number;
            }[];
        };
        readonly InterviewQuestion: {
            /** Format: uuid */
            readonly questionId: string;
            /** @description The question in addresses. */
            readonly slug: string;
            readonly text: string;
            readonly company: components["schemas"]["NamedCompany"];
            /** @description The designations that the question belongs to at this company, the most frequent first. */
            readonly designations: readonly components["schemas"]["InterviewItem"][];
            readonly round: string | null;
            readonly skills: readonly components["schemas"]["InterviewItem"][];
            /** @description How many counted reports, and lists, say that it was asked at this company; in a list of a designation, how many of that designation. In fives, 0 for fewer than five. */
            readonly askedCount: number;
            /** @description The number of companies that asked it, this one included. */
            readonly companiesCount: number;
            /** @description Those of reports, and those of users without replies. */
            readonly answersCount: number;
            /** @description The newest month that a report shows that has it; null if none shows one. */
            readonly newest: components["schemas"]["InterviewMonth"] | null;
        };
        readonly InterviewQuestionPage: {
            readonly items: readonly components["schemas"]["InterviewQuestion"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            /** @description True where no question belongs to the designation and the list has those of all designations. */
            readonly anyDesignation: boolean;
            readonly skill: components["schemas"]["InterviewItemOrNone"];
            /** @description How many openings ask for the skill; null without a skill. */
            readonly jobsCount: number | null;
        };
        readonly InterviewAnswer: {
            /** Format: uuid */
            readonly answerId: string;
            readonly text: string;
            /** @description The pseudonym of the answer’s author. Null if unknown. */
            readonly authorName: string | null;
            readonly outcome: components["schemas"]["InterviewOutcome"] | null;
            readonly month: components["schemas"]["InterviewMonth"];
        };
        readonly AnswerOfUser: {
            readonly text: string;
            /** @description The pseudonym of the answer’s author. */
            readonly authorName: string;
            /** Format: date-time */
            readonly createdAt: string;
            readonly upvotes: number;
        };
        readonly QuestionElsewhere: {
            /** Format: uuid */
            readonly questionId: string;
            readonly company: components["schemas"]["NamedCompany"];
            /** @description In fives, 0 for fewer than five. */
            readonly askedCount: number;
        };
        readonly InterviewQuestionDetail: {
            readonly question: components["schemas"]["InterviewQuestion"];
            /** @description The same question as other companies asked it, the most asked first. */
            readonly elsewhere: readonly components["schemas"]["QuestionElsewhere"][];
            /** @description Those that came with reports. */
            readonly answers: readonly components["schemas"]["InterviewAnswer"][];
            /** @description The best of what users answer, the most points first, as guests see them: for search engines, which may not ask for comments. */
            readonly answersOfUsers: readonly components["schemas"]["AnswerOfUser"][];
            /**
             * Format: uuid
             * @description The post whose comments are the answers of users (feed service); null before the first.
             */
            readonly postId: string | null;
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
        /** @description A month (2026-11), a quarter (2026-Q4) or a year (2026). */
        readonly Period: string;
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
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /** @description Text of several lines, never markup. */
        readonly Text: string;
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
        readonly InterviewCompany: components["schemas"]["Line"];
        /** @description A job profile, by its name in addresses. */
        readonly InterviewDesignation: components["schemas"]["Line"];
        /** @description Which page, from 1 on. */
        readonly InterviewPageNumber: number;
        /** @description How many on a page. */
        readonly InterviewPageSize: number;
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
    readonly listInterviews: {
        readonly parameters: {
            readonly query?: {
                /** @description A company, by its name in addresses. */
                readonly company?: components["parameters"]["InterviewCompany"];
                /** @description A job profile, by its name in addresses. */
                readonly designation?: components["parameters"]["InterviewDesignation"];
                /** @description Whose interviews, one of `InterviewExperience`. Any text is taken, because people write addresses by hand. */
                readonly experience?: components["schemas"]["Line"];
                /** @description How they ended, one of `InterviewOutcome`. Any text is taken. */
                readonly outcome?: components["schemas"]["Line"];
                /** @description How hard they were, one of `InterviewDifficulty`. Any text is taken. */
                readonly difficulty?: components["schemas"]["Line"];
                /** @description A round that they had, one of `InterviewRoundKind`. Any text is taken. */
                readonly round?: components["schemas"]["Line"];
                /** @description Which page, from 1 on. */
                readonly page?: components["parameters"]["InterviewPageNumber"];
                /** @description How many on a page. */
                readonly limit?: components["parameters"]["InterviewPageSize"];
            };
        };
        readonly responses: {
            /** @description One page of reports. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["InterviewPage"];
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
    readonly giveInterview: {
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
                readonly "application/json": components["schemas"]["InterviewContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenInterview"];
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
    readonly getInterviewSummary: {
        readonly parameters: {
            readonly query?: {
                /** @description A company, by its name in addresses. */
                readonly company?: components["parameters"]["InterviewCompany"];
                /** @description A job profile, by its name in addresses. */
                readonly designation?: components["parameters"]["InterviewDesignation"];
            };
        };
        readonly responses: {
            /** @description The summary; counts are 0 where nobody has reported. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["InterviewSummary"];
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
    readonly listInterviewQuestions: {
        readonly parameters: {
            readonly query?: {
                /** @description A company, by its name in addresses. */
                readonly company?: components["parameters"]["InterviewCompany"];
                /** @description A job profile, by its name in addresses. */
                readonly designation?: components["parameters"]["InterviewDesignation"];
                /** @description A skill, by its name in addresses. */
                readonly skill?: components["schemas"]["Line"];
                /** @description The kind of the round in which they were asked. Not with a skill. */
                readonly round?: components["schemas"]["InterviewRoundKind"];
                /** @description Which page, from 1 on. */
                readonly page?: components["parameters"]["InterviewPageNumber"];
                /** @description How many on a page. */
                readonly limit?: components["parameters"]["InterviewPageSize"];
            };
        };
        readonly responses: {
            /** @description One page of questions. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["InterviewQuestionPage"];
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
    readonly getInterviewQuestion: {
        readonly parameters: {
            readonly path: {
                /** @description The id of the question, or its name in addresses. */
                readonly questionId: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The question with the answers of reports, newest first, at most 50. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["InterviewQuestionDetail"];
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
