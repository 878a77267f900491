// Generated from openapi/complaints.yaml by `npm run generate`. Change that file, not this one.

export type ComplaintGround = components['schemas']['ComplaintGround'];
export type Complaint = components['schemas']['Complaint'];
export type ComplaintReceipt = components['schemas']['ComplaintReceipt'];
export type ComplaintState = components['schemas']['ComplaintState'];
export type ComplaintAnswer = components['schemas']['ComplaintAnswer'];
export type ComplaintSums = components['schemas']['ComplaintSums'];
export type SaidCount = components['schemas']['SaidCount'];
export type Name = components['schemas']['Name'];
export type Prose = components['schemas']['Prose'];
export type Timestamp = components['schemas']['Timestamp'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly ComplaintGround: "INTIMATE" | "PRIVACY" | "HARASSMENT" | "DECEIT" | "DANGER" | "UNTRUE" | "RIGHTS" | "OTHER";
        readonly Complaint: {
            /**
             * Format: uuid
             * @description A random value of the sender. Anyone who has it can read the answer. The same key means the same complaint.
             */
            readonly key: string;
            /** @description The address of the contribution: of a post, or of a page with `#comment-`, `#review-` and so on and the id. */
            readonly address: components["schemas"]["Name"];
            readonly ground: components["schemas"]["ComplaintGround"];
            readonly details: components["schemas"]["Prose"];
            /** @description Null for the address of the user’s account. */
            readonly email: string | null;
            /** @description True if it is sent for a company, as the sender says; false if left out. Only the sums tell it, and no decision depends on it. */
            readonly isForCompany?: boolean;
        };
        readonly ComplaintReceipt: {
            /**
             * Format: uuid
             * @description As it was sent, in lower case.
             */
            readonly key: string;
            readonly number: string;
            /** @description Null for one that nobody decides on. */
            readonly dueAt: components["schemas"]["Timestamp"] | null;
            /** @description True if the contribution is off the public side until the decision. */
            readonly isHidden: boolean;
            /** @description True if the number and the answer go out by mail. */
            readonly isMailed: boolean;
        };
        readonly ComplaintState: {
            readonly number: string;
            readonly ground: components["schemas"]["ComplaintGround"] | "ORDER";
            /** Format: date */
            readonly receivedOn: string;
            readonly dueAt: components["schemas"]["Timestamp"];
            readonly answer: components["schemas"]["ComplaintAnswer"] | null;
        };
        readonly ComplaintAnswer: {
            /**
             * @description Taken off; kept; taken away by its author before a decision; taken off, and back since another moderator decided on the appeal of its author.
             * @enum {string}
             */
            readonly outcome: "REMOVED" | "KEPT" | "GONE" | "RESTORED";
            readonly rule: {
                readonly number: number;
                readonly title: string;
                readonly wording: string;
            } | null;
            /** Format: date */
            readonly answeredOn: string;
            /**
             * Format: date
             * @description The last day for an appeal to the Grievance Appellate Committee.
             */
            readonly appealUntil: string;
        };
        readonly ComplaintSums: {
            readonly grounds: readonly {
                /** @enum {string} */
                readonly ground: "ORDER" | "INTIMATE" | "PRIVACY" | "HARASSMENT" | "DECEIT" | "DANGER" | "UNTRUE" | "RIGHTS" | "OTHER";
                readonly received: components["schemas"]["SaidCount"];
                readonly answered: components["schemas"]["SaidCount"];
                readonly medianHours: number | null;
                readonly slowestHours: number | null;
                readonly late: components["schemas"]["SaidCount"];
            }[];
            /** @description Of authors, to another moderator. */
            readonly appeals: {
                readonly decided: components["schemas"]["SaidCount"];
                readonly won: components["schemas"]["SaidCount"];
            };
            /** @description Complaints whose senders say that they write for a company. */
            readonly companies: {
                readonly received: components["schemas"]["SaidCount"];
                readonly decided: components["schemas"]["SaidCount"];
                /** @description Of the decided ones, those that were not upheld: the contribution stayed, or is back. */
                readonly kept: components["schemas"]["SaidCount"];
                /** @description Of those about reviews that came before this month, by the stars of the review. */
                readonly stars: readonly {
                    readonly rating: number;
                    readonly received: components["schemas"]["SaidCount"];
                }[];
            };
            /** @description Contributions hidden immediately because of a complaint about intimate pictures. */
            readonly hidden: {
                readonly count: components["schemas"]["SaidCount"];
                /** @description Companies and communities with five or more of them. */
                readonly places: readonly {
                    readonly place: string;
                    readonly count: number;
                }[];
            };
        };
        readonly SaidCount: number | null;
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
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
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
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
        /** @description A guest's answer is still the one that `if-none-match` names. */
        readonly NotModified: {};
    };
    parameters: {
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
    };
}
export interface operations {
    readonly sendComplaint: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Complaint"];
            };
        };
        readonly responses: {
            /** @description It has been received. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["ComplaintReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
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
    readonly getComplaint: {
        readonly parameters: {
            readonly path: {
                readonly key: string;
            };
        };
        readonly responses: {
            /** @description The complaint as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ComplaintState"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getComplaintSums: {
        readonly parameters: {};
        readonly responses: {
            /** @description By ground; null for a count of fewer than five, and for times of fewer than five answers. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ComplaintSums"];
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
