// Generated from openapi/moderation.yaml by `npm run generate`. Change that file, not this one.

export type LogoOwner = components['schemas']['LogoOwner'];
export type LogoName = components['schemas']['LogoName'];
export type OwnRoles = components['schemas']['OwnRoles'];
export type ConductNumber = components['schemas']['ConductNumber'];
export type ConductVersion = components['schemas']['ConductVersion'];
export type ConductAcceptance = components['schemas']['ConductAcceptance'];
export type Operations = components['schemas']['Operations'];
export type ModeratedKind = components['schemas']['ModeratedKind'];
export type CaseOrigin = components['schemas']['CaseOrigin'];
export type CaseGround = components['schemas']['CaseGround'];
export type ModerationRuleId = components['schemas']['ModerationRuleId'];
export type CaseEntry = components['schemas']['CaseEntry'];
export type CaseQueue = components['schemas']['CaseQueue'];
export type ClaimedCase = components['schemas']['ClaimedCase'];
export type CaseDecision = components['schemas']['CaseDecision'];
export type DecidedCase = components['schemas']['DecidedCase'];
export type ModerationAct = components['schemas']['ModerationAct'];
export type StatedAct = components['schemas']['StatedAct'];
export type StatementList = components['schemas']['StatementList'];
export type ListedStatement = components['schemas']['ListedStatement'];
export type Statement = components['schemas']['Statement'];
export type Answer = components['schemas']['Answer'];
export type Appeal = components['schemas']['Appeal'];
export type LoggedKind = components['schemas']['LoggedKind'];
export type LoggedAct = components['schemas']['LoggedAct'];
export type LogOrigin = components['schemas']['LogOrigin'];
export type LogLine = components['schemas']['LogLine'];
export type LogCheckpoint = components['schemas']['LogCheckpoint'];
export type LogPage = components['schemas']['LogPage'];
export type SummedAct = components['schemas']['SummedAct'];
export type LogSums = components['schemas']['LogSums'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];
export type Timestamp = components['schemas']['Timestamp'];
export type Prose = components['schemas']['Prose'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly LogoOwner: "company" | "college";
        readonly LogoName: {
            /** Format: uuid */
            readonly logo: string;
        };
        readonly OwnRoles: {
            readonly roles: readonly "moderator"[];
            /** @description The number of open cases; null for a user who is not a moderator. */
            readonly openCases: number | null;
        };
        /** @description Counts from 1; a later version has a higher one. */
        readonly ConductNumber: number;
        readonly ConductVersion: {
            readonly version: components["schemas"]["ConductNumber"];
        };
        readonly ConductAcceptance: {
            readonly version: components["schemas"]["ConductNumber"];
            /** @description Null for a moderator who has accepted none. */
            readonly accepted: {
                readonly version: components["schemas"]["ConductNumber"];
                /** Format: date */
                readonly acceptedOn: string;
            } | null;
        };
        readonly Operations: {
            readonly processes: {
                /** @description Processes that were seen within three minutes; 0 in the first minute of one on the embedded database. */
                readonly count: number;
                /** @description Those of them that take turns of repeated work. */
                readonly withTasks: number;
                readonly versions: readonly string[];
                /** @description True if they keep files in places of their own. */
                readonly haveFilesApart: boolean;
            };
            readonly tasks: readonly {
                readonly name: string;
                readonly everySeconds: number;
                readonly endedAt: components["schemas"]["Timestamp"];
                /** @description The end of the last turn that did not fail. */
                readonly succeededAt: components["schemas"]["Timestamp"] | null;
                /**
                 * @description Late is a task that no process takes turns of, failing one whose last turn failed.
                 * @enum {string}
                 */
                readonly state: "good" | "failing" | "late";
            }[];
            readonly mails: {
                /** @description Mails that the mail server has not taken at least once. */
                readonly failing: number;
                /** @description Mails that could not be made. */
                readonly unmade: number;
            };
            readonly notices: {
                /** @description Notices of authorities whose mail to the operator has not left. */
                readonly unmailed: number;
                /** @description Those of the last 72 hours, within which they are answered. */
                readonly ofThreeDays: number;
            };
            readonly queue: readonly {
                readonly kind: components["schemas"]["ModeratedKind"];
                readonly open: number;
                readonly overdue: number;
            }[];
            /** @description Networks that came by a campaign or to a company's pages in the last seven days: from ten a day on, in fives, the newest days first. */
            readonly visitors: readonly {
                /** Format: date */
                readonly day: string;
                /** @enum {string} */
                readonly kind: "campaign" | "company";
                readonly name: string;
                readonly visitors: number;
            }[];
            /** @description Errors that browsers reported in the last 30 days, the most frequent first. */
            readonly errors: readonly {
                /** @description A version that has started on this database, or `other`. */
                readonly version: string;
                readonly screen: string;
                readonly kind: string;
                readonly reports: number;
            }[];
        };
        /** @enum {string} */
        readonly ModeratedKind: "post" | "comment" | "review" | "salary" | "interview" | "message" | "benefits" | "photo" | "company" | "profile" | "video" | "entry" | "job" | "tenure" | "answer";
        /**
         * @description An automatic check, a reader’s report, a complaint, an order of an authority, or the appeal of its author.
         * @enum {string}
         */
        readonly CaseOrigin: "CHECK" | "READER" | "COMPLAINT" | "ORDER" | "APPEAL";
        /** @enum {string} */
        readonly CaseGround: "INTIMATE" | "ORDER" | "CHECK" | "PRIVACY" | "HARASSMENT" | "DECEIT" | "DANGER" | "APPEAL" | "UNTRUE" | "RIGHTS" | "ADVERTISING" | "WRONG_PLACE" | "OTHER";
        /** @enum {string} */
        readonly ModerationRuleId: "OFF_TOPIC" | "ADVERTISING" | "PICTURE" | "PERSON_NAMED" | "CONTACT" | "ABUSE" | "NOT_OWN" | "SECRET" | "COPIED" | "NOT_A_JOB";
        readonly CaseEntry: {
            /** Format: uuid */
            readonly caseId: string;
            readonly kind: components["schemas"]["ModeratedKind"];
            /** @description The company or community. */
            readonly place: string;
            readonly origin: components["schemas"]["CaseOrigin"];
            readonly ground: components["schemas"]["CaseGround"];
            readonly dueAt: components["schemas"]["Timestamp"];
            readonly findings: number;
            readonly reports: number;
            /** @description The last day on which its author may answer a complaint of untruth; it is decided after it. */
            readonly answerUntil: string | null;
            /** @enum {string} */
            readonly claim: "free" | "mine" | "other";
        };
        readonly CaseQueue: {
            readonly cases: readonly components["schemas"]["CaseEntry"][];
            readonly open: number;
        };
        readonly ClaimedCase: {
            readonly case: components["schemas"]["CaseEntry"];
            /** @description True if everybody reads it now. */
            readonly isLive: boolean;
            readonly title: string | null;
            /** @description The text that it answers to. */
            readonly context: string | null;
            /** @description The page that shows it. */
            readonly path: string;
            readonly parts: readonly {
                /** @enum {string} */
                readonly label: "TEXT" | "LIKES" | "DISLIKES" | "STORY" | "ROUND" | "QUESTION" | "OPTION" | "CAPTION" | "PICTURE" | "VIDEO" | "LINK" | "BYLINE" | "FACT";
                readonly text: string;
            }[];
            /** @description Companies of the catalogue with names like that of a company that was added; empty for another kind. */
            readonly near: readonly {
                readonly urlName: string;
                readonly companyName: string;
                readonly hq: string;
            }[];
            readonly findings: readonly {
                readonly rule: components["schemas"]["ModerationRuleId"];
                readonly words: readonly string[];
                readonly note: string;
            }[];
            readonly reports: readonly {
                /** @enum {string} */
                readonly reason: "MONEY" | "NOT_REAL" | "NO_ANSWER" | "IDENTITY" | "ABUSE" | "FALSE" | "ADVERTISING" | "WRONG_PLACE" | "LAW" | "OTHER";
                readonly details: string | null;
            }[];
            readonly complaints: readonly {
                readonly ground: components["schemas"]["CaseGround"];
                readonly details: string | null;
            }[];
            /** @description The author’s sentence against the first decision. */
            readonly appeal: string | null;
            /** @description The author’s answer to a complaint of untruth. */
            readonly answer: string | null;
            /** @description Names the state that the moderator reads; the decision is about it. */
            readonly seen: string;
        };
        readonly CaseDecision: {
            /** @enum {string} */
            readonly verdict: "keep" | "remove";
            readonly rule: components["schemas"]["ModerationRuleId"] | null;
            readonly words: readonly components["schemas"]["Prose"][];
            readonly seen: components["schemas"]["Line"];
            /** @description Only of a company that was added, and is kept: the one of the catalogue that it is, by its name in addresses. */
            readonly sameAs?: components["schemas"]["Line"];
        };
        readonly DecidedCase: {
            readonly act: components["schemas"]["ModerationAct"];
            readonly settlesAt: components["schemas"]["Timestamp"];
            readonly rating: number | null;
        };
        /**
         * @description Held and published; live and kept; held and not published; live and taken off.
         * @enum {string}
         */
        readonly ModerationAct: "PUBLISHED" | "KEPT" | "REJECTED" | "REMOVED";
        /**
         * @description A decision; or that a complaint says that it is not true, which its author may answer.
         * @enum {string}
         */
        readonly StatedAct: "PUBLISHED" | "KEPT" | "REJECTED" | "REMOVED" | "ASKED";
        readonly StatementList: {
            readonly items: readonly components["schemas"]["ListedStatement"][];
        };
        readonly ListedStatement: {
            /** Format: uuid */
            readonly statementId: string;
            /** @description The contribution of the user’s that it is about; null for the first statements of November 2026. */
            readonly itemId: string | null;
            readonly statement: components["schemas"]["Statement"];
        };
        readonly Statement: {
            readonly act: components["schemas"]["StatedAct"];
            readonly kind: components["schemas"]["ModeratedKind"];
            readonly place: string;
            readonly title: string | null;
            readonly words: readonly string[];
            readonly rule: {
                readonly number: number;
                readonly title: string;
                readonly wording: string;
            } | null;
            /** @description The month of the rule’s wording. */
            readonly version: string;
            readonly origin: components["schemas"]["CaseOrigin"];
            /** Format: date */
            readonly createdOn: string;
            /** @description The author’s appeal, or answer to a complaint. */
            readonly reply: {
                /** @description True if the user can send it now. */
                readonly isOpen: boolean;
                /** Format: date */
                readonly until: string;
                readonly sentOn: string | null;
            };
        };
        readonly Answer: {
            readonly sentence: components["schemas"]["Prose"];
        };
        readonly Appeal: {
            readonly sentence: components["schemas"]["Prose"];
        };
        /**
         * @description A kind of contribution, or an act of the employer’s side (`LoggedAct`).
         * @enum {string}
         */
        readonly LoggedKind: "post" | "comment" | "review" | "salary" | "interview" | "message" | "benefits" | "photo" | "company" | "profile" | "video" | "entry" | "job" | "tenure" | "answer" | "employer";
        /**
         * @description A decision of moderators; or, of the kind employer, what a claimant did, or what ended a claim.
         * @enum {string}
         */
        readonly LoggedAct: "PUBLISHED" | "KEPT" | "REJECTED" | "REMOVED" | "CLAIMED" | "RENEWED" | "ENDED" | "LAPSED" | "REVOKED" | "CORRECTED" | "ANSWERED" | "ANSWER_EDITED" | "ANSWER_WITHDRAWN";
        /**
         * @description What a case began with; or, of the kind employer, a claimant, or a moderator.
         * @enum {string}
         */
        readonly LogOrigin: "CHECK" | "READER" | "COMPLAINT" | "ORDER" | "APPEAL" | "EMPLOYER" | "MODERATOR";
        readonly LogLine: {
            readonly number: number;
            readonly month: string;
            readonly kind: components["schemas"]["LoggedKind"];
            readonly act: components["schemas"]["LoggedAct"];
            readonly place: string | null;
            readonly rule: components["schemas"]["ModerationRuleId"] | null;
            readonly origin: components["schemas"]["LogOrigin"];
            /**
             * Format: uuid
             * @description A random part of the leaf; null for a line whose place was taken out by law.
             */
            readonly salt: string | null;
            /** @description The hash of the leaf. */
            readonly hash: string;
        };
        readonly LogCheckpoint: {
            /** @description A signed note (C2SP tlog-checkpoint) with the signatures of the log and of its witnesses. */
            readonly note: string;
            /** @description The public keys that sign it, as signed notes write them; two during a change of keys. */
            readonly keys: readonly string[];
            readonly cosigners: readonly {
                readonly name: string;
                /** Format: date */
                readonly cosignedOn: string;
            }[];
        };
        readonly LogPage: {
            readonly items: readonly components["schemas"]["LogLine"][];
            readonly nextCursor: string | null;
        };
        /**
         * @description An act of moderators or of the employer’s side, or that its author took it away.
         * @enum {string}
         */
        readonly SummedAct: "PUBLISHED" | "KEPT" | "REJECTED" | "REMOVED" | "WITHDRAWN" | "CLAIMED" | "RENEWED" | "ENDED" | "LAPSED" | "REVOKED" | "CORRECTED" | "ANSWERED" | "ANSWER_EDITED" | "ANSWER_WITHDRAWN";
        readonly LogSums: {
            /** @description Decided reviews of the twelve months before this one, by their stars, which moderators do not see before they decide. */
            readonly stars: readonly {
                readonly rating: number;
                /** @description They stayed, or were published. */
                readonly kept: number | null;
                readonly takenOff: number | null;
            }[];
            readonly sums: readonly {
                readonly month: string;
                readonly kind: components["schemas"]["LoggedKind"];
                readonly act: components["schemas"]["SummedAct"];
                readonly count: number | null;
            }[];
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
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
    };
    responses: {
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
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
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A guest's answer is still the one that `if-none-match` names. */
        readonly NotModified: {};
    };
    parameters: {
        readonly CaseId: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: components["schemas"]["Line"];
        /** @description The maximum number of items. */
        readonly Limit: number;
    };
}
export interface operations {
    readonly getOwnRoles: {
        readonly parameters: {};
        readonly responses: {
            /** @description The roles; none for nearly everybody. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OwnRoles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getConductAcceptance: {
        readonly parameters: {};
        readonly responses: {
            /** @description The versions. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ConductAcceptance"];
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
    readonly acceptConduct: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConductVersion"];
            };
        };
        readonly responses: {
            /** @description The versions as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ConductAcceptance"];
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
    readonly listCases: {
        readonly parameters: {};
        readonly responses: {
            /** @description The cases, and how many are open in all. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CaseQueue"];
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
    readonly claimCase: {
        readonly parameters: {
            readonly path: {
                readonly caseId: components["parameters"]["CaseId"];
            };
        };
        readonly responses: {
            /** @description The contribution with all that a decision needs. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ClaimedCase"];
                };
            };
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
    readonly releaseCase: {
        readonly parameters: {
            readonly path: {
                readonly caseId: components["parameters"]["CaseId"];
            };
        };
        readonly responses: {
            /** @description The case is not in the moderator’s hands. */
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
    readonly decideCase: {
        readonly parameters: {
            readonly path: {
                readonly caseId: components["parameters"]["CaseId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CaseDecision"];
            };
        };
        readonly responses: {
            /** @description The decision, with the stars that the moderator did not see. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["DecidedCase"];
                };
            };
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
    readonly undoDecision: {
        readonly parameters: {
            readonly path: {
                readonly caseId: components["parameters"]["CaseId"];
            };
        };
        readonly responses: {
            /** @description The case is open, and in the moderator’s hands. */
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
    readonly getOperations: {
        readonly parameters: {};
        readonly responses: {
            /** @description The sums of this moment. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Operations"];
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
    readonly uploadLogo: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The name of the stored picture. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["LogoName"];
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
    readonly setLogo: {
        readonly parameters: {
            readonly path: {
                /** @description Whether it is the logo of a company or of a college. */
                readonly owner: components["schemas"]["LogoOwner"];
                /** @description The company or college in addresses. */
                readonly urlName: components["schemas"]["Line"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogoName"];
            };
        };
        readonly responses: {
            /** @description It is the logo. */
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
    readonly removeLogo: {
        readonly parameters: {
            readonly path: {
                /** @description Whether it is the logo of a company or of a college. */
                readonly owner: components["schemas"]["LogoOwner"];
                /** @description The company or college in addresses. */
                readonly urlName: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description It has none. */
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
    readonly listStatements: {
        readonly parameters: {};
        readonly responses: {
            /** @description The statements. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["StatementList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getStatement: {
        readonly parameters: {
            readonly path: {
                readonly statementId: string;
            };
        };
        readonly responses: {
            /** @description The statement, with the rule in its wording of the day. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Statement"];
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
    readonly appealDecision: {
        readonly parameters: {
            readonly path: {
                readonly statementId: string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Appeal"];
            };
        };
        readonly responses: {
            /** @description Another moderator reads it. */
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
    readonly answerComplaint: {
        readonly parameters: {
            readonly path: {
                readonly statementId: string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Answer"];
            };
        };
        readonly responses: {
            /** @description A moderator reads it. */
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
    readonly listLogLines: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of lines. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["LogPage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getLogCheckpoint: {
        readonly parameters: {};
        readonly responses: {
            /** @description The checkpoint. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["LogCheckpoint"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getLogSums: {
        readonly parameters: {};
        readonly responses: {
            /** @description Counts by month, kind and act, and of decided reviews by their stars; null for one of fewer than five. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["LogSums"];
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
