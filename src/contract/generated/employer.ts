// Generated from openapi/employer.yaml by `npm run generate`. Change that file, not this one.

export type AnsweredKind = components['schemas']['AnsweredKind'];
export type AnswerToContribution = components['schemas']['AnswerToContribution'];
export type AnswerToFact = components['schemas']['AnswerToFact'];
export type AnswerText = components['schemas']['AnswerText'];
export type GivenAnswer = components['schemas']['GivenAnswer'];
export type AnswerPage = components['schemas']['AnswerPage'];
export type ClaimWay = components['schemas']['ClaimWay'];
export type ClaimMonth = components['schemas']['ClaimMonth'];
export type ClaimMailbox = components['schemas']['ClaimMailbox'];
export type ClaimStart = components['schemas']['ClaimStart'];
export type ClaimCode = components['schemas']['ClaimCode'];
export type ClaimRecord = components['schemas']['ClaimRecord'];
export type OwnClaim = components['schemas']['OwnClaim'];
export type ClaimToConfirm = components['schemas']['ClaimToConfirm'];
export type CompanyClaim = components['schemas']['CompanyClaim'];
export type CompanyClaims = components['schemas']['CompanyClaims'];
export type CompanyAct = components['schemas']['CompanyAct'];
export type CompanyActs = components['schemas']['CompanyActs'];
export type CorrectedField = components['schemas']['CorrectedField'];
export type EntryFact = components['schemas']['EntryFact'];
export type OwnCorrection = components['schemas']['OwnCorrection'];
export type ClaimCorrections = components['schemas']['ClaimCorrections'];
export type CorrectionProposal = components['schemas']['CorrectionProposal'];
export type WaitingCorrection = components['schemas']['WaitingCorrection'];
export type CorrectionQueue = components['schemas']['CorrectionQueue'];
export type CorrectionDecision = components['schemas']['CorrectionDecision'];
export type CompanyCorrection = components['schemas']['CompanyCorrection'];
export type NamedCompany = components['schemas']['NamedCompany'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];
export type InvitedShare = components['schemas']['InvitedShare'];
export type Prose = components['schemas']['Prose'];
export type TenureQuestion = components['schemas']['TenureQuestion'];
export type AuthorReply = components['schemas']['AuthorReply'];
export type EmployerAnswer = components['schemas']['EmployerAnswer'];

export interface components {
    schemas: {
        /**
         * @description A kind of contribution that an employer answers.
         * @enum {string}
         */
        readonly AnsweredKind: "review" | "interview" | "photo";
        readonly AnswerToContribution: {
            readonly kind: components["schemas"]["AnsweredKind"];
            /** Format: uuid */
            readonly itemId: string;
            readonly text: components["schemas"]["Prose"];
        };
        readonly AnswerToFact: {
            /** @description The company's name in addresses. */
            readonly company: components["schemas"]["Line"];
            readonly question: components["schemas"]["TenureQuestion"];
            readonly text: components["schemas"]["Prose"];
        };
        readonly AnswerText: {
            readonly text: components["schemas"]["Prose"];
        };
        readonly GivenAnswer: {
            /** Format: uuid */
            readonly answerId: string;
            /** @description True if it waits for a moderator. */
            readonly isHeld: boolean;
        };
        readonly AnswerPage: {
            /**
             * @description The kind of what it answers.
             * @enum {string}
             */
            readonly kind: "review" | "interview" | "photo" | "tenure";
            readonly company: components["schemas"]["NamedCompany"];
            readonly answer: components["schemas"]["EmployerAnswer"];
            /** @description True if the viewer wrote the contribution and has not replied. */
            readonly canReply: boolean;
        };
        /**
         * @description A TXT record; or a code to a role address and a second person.
         * @enum {string}
         */
        readonly ClaimWay: "DNS" | "ADDRESS";
        /** @description A month. */
        readonly ClaimMonth: string;
        /**
         * @description What comes before the @.
         * @enum {string}
         */
        readonly ClaimMailbox: "hr" | "careers" | "people" | "jobs" | "talent" | "recruitment";
        readonly ClaimStart: {
            /** @description The company's name in addresses. */
            readonly company: components["schemas"]["Line"];
            readonly way: components["schemas"]["ClaimWay"];
            /** @description The role address; of the way ADDRESS alone, where null means hr. */
            readonly mailbox: components["schemas"]["ClaimMailbox"] | null;
        };
        readonly ClaimCode: {
            readonly code: string;
        };
        /** @description The TXT record to add. */
        readonly ClaimRecord: {
            readonly name: string;
            readonly value: string;
        };
        /** @description The user’s own claim, in an answer to that user alone. */
        readonly OwnClaim: {
            /** Format: uuid */
            readonly claimId: string;
            readonly company: components["schemas"]["NamedCompany"];
            readonly domain: string;
            readonly way: components["schemas"]["ClaimWay"];
            /**
             * @description What the proof waits for: the record, the code, or the second person; null if none.
             * @enum {string|null}
             */
            readonly step: "RECORD" | "CODE" | "SECOND" | null;
            /** @description Of the way DNS. */
            readonly record: components["schemas"]["ClaimRecord"] | null;
            /** @description The address that got the code; of the way ADDRESS. */
            readonly mailbox: string | null;
            /** @description The month of the first proof; null for a claim that is not in force. */
            readonly claimedIn: components["schemas"]["ClaimMonth"] | null;
            /** @description The last day of the claim; null for one that is not in force. */
            readonly endsOn: string | null;
        };
        readonly ClaimToConfirm: {
            readonly company: components["schemas"]["NamedCompany"];
            readonly domain: string;
            /** @description True if the user is another person with a verified address there. */
            readonly canConfirm: boolean;
        };
        readonly CompanyClaim: {
            readonly domain: string;
            readonly way: components["schemas"]["ClaimWay"];
            readonly claimedIn: components["schemas"]["ClaimMonth"];
        };
        readonly CompanyClaims: {
            readonly company: components["schemas"]["NamedCompany"];
            readonly claims: readonly components["schemas"]["CompanyClaim"][];
            /** @description Null while it is not published. */
            readonly invited?: components["schemas"]["InvitedShare"] | null;
        };
        readonly CompanyAct: {
            /** @description The line of the public log. */
            readonly number: number;
            readonly month: components["schemas"]["ClaimMonth"];
            /** @enum {string} */
            readonly act: "CLAIMED" | "RENEWED" | "ENDED" | "LAPSED" | "REVOKED" | "CORRECTED" | "ANSWERED" | "ANSWER_EDITED" | "ANSWER_WITHDRAWN";
        };
        readonly CompanyActs: {
            readonly items: readonly components["schemas"]["CompanyAct"][];
            readonly nextCursor: string | null;
        };
        /**
         * @description A fact of an entry that its company can have corrected; a site is an address and the number of employees one of the ten sizes.
         * @enum {string}
         */
        readonly CorrectedField: "WEBSITE" | "CAREER_SITE" | "HEADQUARTERS" | "EMPLOYEES_WORLDWIDE";
        readonly EntryFact: {
            readonly field: components["schemas"]["CorrectedField"];
            /** @description Null if it is not known. */
            readonly value: string | null;
            /** @description True if a correction of it waits. */
            readonly isWaiting: boolean;
        };
        /** @description A correction that the user has proposed, in an answer to that user alone. */
        readonly OwnCorrection: {
            /** Format: uuid */
            readonly correctionId: string;
            readonly field: components["schemas"]["CorrectedField"];
            readonly value: string;
            /** @description The address of the page that shows it. */
            readonly source: string;
            /** @enum {string} */
            readonly status: "WAITING" | "ACCEPTED" | "REFUSED";
            /** @description The moderator’s reason for a refusal; null otherwise. */
            readonly reason: string | null;
        };
        readonly ClaimCorrections: {
            readonly company: components["schemas"]["NamedCompany"];
            /** @description The proven domain. */
            readonly domain: string;
            readonly facts: readonly components["schemas"]["EntryFact"][];
            readonly corrections: readonly components["schemas"]["OwnCorrection"][];
        };
        readonly CorrectionProposal: {
            readonly field: components["schemas"]["CorrectedField"];
            /** @description The fact as it should be. */
            readonly value: components["schemas"]["Line"];
            /** @description The https address of a public page that shows it. */
            readonly source: components["schemas"]["Line"];
        };
        readonly WaitingCorrection: {
            /** Format: uuid */
            readonly correctionId: string;
            readonly company: components["schemas"]["NamedCompany"];
            /** @description The domain that the claimant has proven. */
            readonly domain: string;
            readonly field: components["schemas"]["CorrectedField"];
            /** @description What the entry says now; null if none. */
            readonly present: string | null;
            readonly value: string;
            readonly source: string;
        };
        readonly CorrectionQueue: {
            readonly corrections: readonly components["schemas"]["WaitingCorrection"][];
            readonly open: number;
        };
        readonly CorrectionDecision: {
            /** @enum {string} */
            readonly verdict: "ACCEPTED" | "REFUSED";
            /** @description What the entry said when the moderator read it. */
            readonly present: components["schemas"]["Line"] | null;
            /** @description Shown to the claimant; a refusal needs one. */
            readonly reason: components["schemas"]["Line"] | null;
        };
        readonly CompanyCorrection: {
            readonly number: number;
            readonly field: components["schemas"]["CorrectedField"];
            /** @description What the entry said before; null if none. */
            readonly before: string | null;
            readonly value: string;
            readonly source: string;
            readonly month: components["schemas"]["ClaimMonth"];
        };
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
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description The share of contributions that came by the company’s invitation, as the last weekly snapshot published it: from twenty people on, replaced after five more. */
        readonly InvitedShare: {
            /** @description The share in steps of ten per cent. */
            readonly tenths: number;
            /**
             * Format: date
             * @description The day of the snapshot.
             */
            readonly takenOn: string;
        };
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /** @enum {string} */
        readonly TenureQuestion: "offer" | "joiningDelay" | "unpaidTraining" | "bond" | "bondDemanded" | "originalsKept" | "variablePaid" | "exerciseWindow" | "buyback" | "exit" | "noticeDays" | "notice" | "relievingLetter" | "settlement" | "shortPaid" | "pfExit";
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
        /** @description The answer, or the reply to one. */
        readonly AnswerId: string;
        /** @description One per answer, kept over retries. Remembered for at least a day. */
        readonly AnswerKey: string;
        /** @description The claim. */
        readonly ClaimId: string;
        /** @description The correction. */
        readonly CorrectionId: string;
        /** @description The company's name in addresses; also one that it had before. */
        readonly ClaimedCompany: components["schemas"]["Line"];
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
    readonly listOwnClaims: {
        readonly parameters: {};
        readonly responses: {
            /** @description The claims, also those that are not proven yet. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["OwnClaim"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly startClaim: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimStart"];
            };
        };
        readonly responses: {
            /** @description The claim, with what to do next. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["OwnClaim"];
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
    readonly endClaim: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly responses: {
            /** @description It has ended. */
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
    readonly proveClaimRecord: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly responses: {
            /** @description The claim is proven. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OwnClaim"];
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
    readonly proveClaimCode: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimCode"];
            };
        };
        readonly responses: {
            /** @description The claim waits for a second person. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OwnClaim"];
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
    readonly getClaimToConfirm: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly responses: {
            /** @description The company and its domain. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ClaimToConfirm"];
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
    readonly confirmClaim: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly responses: {
            /** @description The claim is proven. */
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
    readonly getCompanyClaims: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["ClaimedCompany"];
            };
        };
        readonly responses: {
            /** @description The proofs in force, one line per way and domain, with no people; empty for none. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyClaims"];
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
    readonly revokeClaims: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["ClaimedCompany"];
            };
        };
        readonly responses: {
            /** @description They have ended. */
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
    readonly listCompanyActs: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly path: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["ClaimedCompany"];
            };
        };
        readonly responses: {
            /** @description One page of acts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyActs"];
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
    readonly giveAnswer: {
        readonly parameters: {
            readonly header: {
                /** @description One per answer, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["AnswerKey"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerToContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenAnswer"];
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
    readonly answerFact: {
        readonly parameters: {
            readonly header: {
                /** @description One per answer, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["AnswerKey"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerToFact"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenAnswer"];
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
    readonly getAnswer: {
        readonly parameters: {
            readonly path: {
                /** @description The answer, or the reply to one. */
                readonly answerId: components["parameters"]["AnswerId"];
            };
        };
        readonly responses: {
            /** @description The answer. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AnswerPage"];
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
    readonly editAnswer: {
        readonly parameters: {
            readonly path: {
                /** @description The answer, or the reply to one. */
                readonly answerId: components["parameters"]["AnswerId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerText"];
            };
        };
        readonly responses: {
            /** @description It is changed. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["GivenAnswer"];
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
    readonly withdrawAnswer: {
        readonly parameters: {
            readonly path: {
                /** @description The answer, or the reply to one. */
                readonly answerId: components["parameters"]["AnswerId"];
            };
        };
        readonly responses: {
            /** @description It has ended. */
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
    readonly replyToAnswer: {
        readonly parameters: {
            readonly header: {
                /** @description One per answer, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["AnswerKey"];
            };
            readonly path: {
                /** @description The answer, or the reply to one. */
                readonly answerId: components["parameters"]["AnswerId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerText"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenAnswer"];
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
    readonly listOwnCorrections: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly responses: {
            /** @description The facts, and the corrections, newest first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ClaimCorrections"];
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
    readonly proposeCorrection: {
        readonly parameters: {
            readonly path: {
                /** @description The claim. */
                readonly claimId: components["parameters"]["ClaimId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectionProposal"];
            };
        };
        readonly responses: {
            /** @description It waits for a moderator. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["OwnCorrection"];
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
    readonly listCorrections: {
        readonly parameters: {};
        readonly responses: {
            /** @description The corrections, and how many wait. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CorrectionQueue"];
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
    readonly withdrawCorrection: {
        readonly parameters: {
            readonly path: {
                /** @description The correction. */
                readonly correctionId: components["parameters"]["CorrectionId"];
            };
        };
        readonly responses: {
            /** @description It is withdrawn. */
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
    readonly decideCorrection: {
        readonly parameters: {
            readonly path: {
                /** @description The correction. */
                readonly correctionId: components["parameters"]["CorrectionId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CorrectionDecision"];
            };
        };
        readonly responses: {
            /** @description It is decided. */
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
    readonly listCompanyCorrections: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["ClaimedCompany"];
            };
        };
        readonly responses: {
            /** @description The corrections that moderators accepted. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanyCorrection"][];
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
