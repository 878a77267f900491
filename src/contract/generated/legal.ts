// Generated from openapi/legal.yaml by `npm run generate`. Change that file, not this one.

export type TermsNumber = components['schemas']['TermsNumber'];
export type TermsVersion = components['schemas']['TermsVersion'];
export type TermsAgreement = components['schemas']['TermsAgreement'];
export type LegalContacts = components['schemas']['LegalContacts'];
export type NoticeLine = components['schemas']['NoticeLine'];
export type Summons = components['schemas']['Summons'];
export type UploadedOrder = components['schemas']['UploadedOrder'];
export type SummonsReceipt = components['schemas']['SummonsReceipt'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type Prose = components['schemas']['Prose'];
export type Timestamp = components['schemas']['Timestamp'];
export type Line = components['schemas']['Line'];

export interface components {
    schemas: {
        /** @description Counts from 1; a later version has a higher one. */
        readonly TermsNumber: number;
        readonly TermsVersion: {
            readonly version: components["schemas"]["TermsNumber"];
        };
        readonly TermsAgreement: {
            readonly version: components["schemas"]["TermsNumber"];
            /** @description Null for a user who has agreed to none. */
            readonly agreed: {
                readonly version: components["schemas"]["TermsNumber"];
                /** Format: date */
                readonly agreedOn: string;
            } | null;
        };
        readonly LegalContacts: {
            /** @description The company or person that runs the service. */
            readonly entity: string | null;
            /** @description Its postal address, on one line. */
            readonly address: string | null;
            /** @description For everything else. */
            readonly email: string | null;
            readonly grievanceOfficer: {
                readonly name: string;
                readonly email: string;
                readonly phone: string | null;
            } | null;
            /** @description After how many days what was deleted is gone from backups. */
            readonly backupDays: number;
        };
        readonly NoticeLine: string & components["schemas"]["Name"];
        readonly Summons: {
            /**
             * Format: uuid
             * @description Made by the sender; the same one is the same notice.
             */
            readonly noticeId: string;
            readonly authority: components["schemas"]["NoticeLine"];
            readonly officerName: components["schemas"]["NoticeLine"];
            readonly designation: components["schemas"]["NoticeLine"];
            /** Format: email */
            readonly email: string;
            /** @description Empty for none. */
            readonly phone: string;
            /** @enum {string} */
            readonly kind: "summons" | "information" | "removal" | "preservation";
            readonly reference: components["schemas"]["NoticeLine"];
            readonly legalBasis: components["schemas"]["NoticeLine"];
            /** @description Addresses of the pages that it is about. */
            readonly subject: components["schemas"]["Name"];
            readonly details: components["schemas"]["Prose"];
            /** @description The day until which an answer is due. */
            readonly answerBy: string | null;
            /** @description Its document, from `uploadOrder`; null for none. */
            readonly order: string | null;
        };
        readonly UploadedOrder: {
            /** Format: uuid */
            readonly order: string;
            /** @description False for a network that has sent its share of the day. */
            readonly isKept: boolean;
        };
        readonly SummonsReceipt: {
            readonly receipt: string;
            readonly receivedAt: components["schemas"]["Timestamp"];
            /** @description False for a network that has sent a hundred complaints and notices that day. */
            readonly isKept: boolean;
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
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
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
        /** @description The call needs a session, and the request has none or an ended one. */
        readonly NotSignedIn: {
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
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly getLegalContacts: {
        readonly parameters: {};
        readonly responses: {
            /** @description The contacts. Null if the operator has named none. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["LegalContacts"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly sendSummons: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Summons"];
            };
        };
        readonly responses: {
            /** @description It has been received. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["SummonsReceipt"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
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
    readonly uploadOrder: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The document, for `sendSummons` to name. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["UploadedOrder"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getTermsAgreement: {
        readonly parameters: {};
        readonly responses: {
            /** @description The versions. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["TermsAgreement"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly agreeToTerms: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TermsVersion"];
            };
        };
        readonly responses: {
            /** @description The versions as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["TermsAgreement"];
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
}
