// Generated from openapi/login.yaml by `npm run generate`. Change that file, not this one.

export type LoginProvider = components['schemas']['LoginProvider'];
export type ServiceKey = components['schemas']['ServiceKey'];
export type IntrospectedSession = components['schemas']['IntrospectedSession'];
export type UserSession = components['schemas']['UserSession'];
export type UserSessionList = components['schemas']['UserSessionList'];
export type SessionsEnded = components['schemas']['SessionsEnded'];
export type SignInMethod = components['schemas']['SignInMethod'];
export type SignInMethodList = components['schemas']['SignInMethodList'];
export type AddedSignIn = components['schemas']['AddedSignIn'];
export type SocialUserType = components['schemas']['SocialUserType'];
export type ClientType = components['schemas']['ClientType'];
export type TokenType = components['schemas']['TokenType'];
export type SocialLogin = components['schemas']['SocialLogin'];
export type NaukriInfo = components['schemas']['NaukriInfo'];
export type SessionStarted = components['schemas']['SessionStarted'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];
export type Timestamp = components['schemas']['Timestamp'];

export interface components {
    schemas: {
        /**
         * @description A provider of sign-ins.
         * @enum {string}
         */
        readonly LoginProvider: "google" | "naukri" | "linkedin" | "microsoft";
        readonly ServiceKey: string;
        readonly IntrospectedSession: {
            /** @description The user, permanently: the value of the cookie UAC_I, which writes send as `user-id`. Never shown to other users. */
            readonly userId: string;
            /** @description Empty for a user without a career status. An employer has claimed a company, reads as guests do, and cannot contribute. */
            readonly roles: readonly ("reader" | "writer" | "employer" | "moderator")[];
            /** @description True if contributions are refused (409 `terms_to_agree`) until the user agrees to the terms. */
            readonly owesTerms: boolean;
            /** @description When the access token ends. */
            readonly endsAt: components["schemas"]["Timestamp"];
        };
        readonly UserSession: {
            /**
             * Format: uuid
             * @description Opaque; opens nothing.
             */
            readonly sessionId: string;
            /** @description True for the session of this browser. */
            readonly isCurrent: boolean;
            /** @description Browser and system in words; empty where they are not known. */
            readonly device: string;
            readonly provider: components["schemas"]["LoginProvider"];
            /** Format: date */
            readonly startedOn: string;
            /**
             * Format: date
             * @description A day and not a moment, so that visits cannot be compared with posts.
             */
            readonly lastSeenOn: string;
        };
        readonly UserSessionList: {
            readonly items: readonly components["schemas"]["UserSession"][];
        };
        readonly SessionsEnded: {
            /** @description How many sessions this call ended. */
            readonly ended: number;
        };
        readonly SignInMethod: {
            /** @description Names the account in a call to remove it; opens nothing. */
            readonly methodId: string;
            readonly provider: components["schemas"]["LoginProvider"];
            /** @description The address of the account there; null if the provider gave none. */
            readonly email: string | null;
            /** Format: date */
            readonly linkedOn: string;
        };
        readonly SignInMethodList: {
            readonly items: readonly components["schemas"]["SignInMethod"][];
            /** @description True if another account was proved in this session within the last ten minutes, so that the user service merges it. */
            readonly provedOther: boolean;
            /** @description Providers by which another account here signs in with an address that is proved to be the user's. */
            readonly others: readonly components["schemas"]["LoginProvider"][];
        };
        readonly AddedSignIn: {
            /**
             * @description The provider; the others lead away from the page.
             * @enum {string}
             */
            readonly socialUserType: "gp" | "outlook";
            readonly token: string;
            readonly tokenType: components["schemas"]["TokenType"];
            /** @description As at a sign-in. */
            readonly nonce?: string;
        };
        /**
         * @description The provider, as the wire calls it. gp is Google, outlook is Microsoft.
         * @enum {string}
         */
        readonly SocialUserType: "gp" | "naukri" | "outlook";
        /** @enum {string} */
        readonly ClientType: "pwa" | "desktop";
        /**
         * @description one_tap is the ID token of a one-tap; access_token is what the provider's window gives, with Google an OAuth 2 access token and else an ID token.
         * @enum {string}
         */
        readonly TokenType: "one_tap" | "access_token";
        readonly SocialLogin: {
            readonly socialUserType: components["schemas"]["SocialUserType"];
            readonly clientType: components["schemas"]["ClientType"];
            readonly token: string;
            readonly tokenType: components["schemas"]["TokenType"];
            readonly clientid?: components["schemas"]["Line"];
            /** @description The secret whose SHA-256 (base64url) is the nonce of the ID token. Google's and Microsoft's ID tokens need it. */
            readonly nonce?: string;
        };
        readonly NaukriInfo: {
            /** @description The job portal's token of the user. */
            readonly token: string;
        };
        readonly SessionStarted: {
            readonly message: string;
            /** @description True when this sign-in made the account. */
            readonly isNewUser: boolean;
            /** @description True when it made one, and another account here signs in with the same address, which both providers have proved. */
            readonly hasOtherAccount: boolean;
            /** @description True when it brought a deactivated account back: its profile, posts and comments are visible again. */
            readonly wasDeactivated: boolean;
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
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
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
        /** @description Another service, which this one needed, did not answer. */
        readonly NotAnswered: {
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
        /** @description The request contradicts what is already there. */
        readonly Conflict: {
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
    readonly signInWithProvider: {
        readonly parameters: {
            readonly header?: {
                /** @description The client's id where it has one. */
                readonly clientid?: components["schemas"]["Line"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SocialLogin"];
            };
        };
        readonly responses: {
            /** @description The session has started; its cookies are set. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SessionStarted"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description The token is forged, expired, or meant for another recipient. */
            readonly 401: {
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 502: components["responses"]["NotAnswered"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly header?: {
                /** @description The kind of client, as in the login. */
                readonly clienttype?: components["schemas"]["ClientType"];
            };
        };
        readonly responses: {
            /** @description The session has ended. Services before this one answer so. */
            readonly 200: {};
            /** @description The session has ended. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveNaukriInfo: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NaukriInfo"];
            };
        };
        readonly responses: {
            /** @description It is stored. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 502: components["responses"]["NotAnswered"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly introspectSession: {
        readonly parameters: {
            readonly header: {
                /** @description The service's name and its secret, as the operator of the login service issued them (`SERVICE_KEYS`). */
                readonly "service-key": components["schemas"]["ServiceKey"];
            };
        };
        readonly responses: {
            /** @description The session's user. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["IntrospectedSession"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            /** @description The caller is no service of this deployment. */
            readonly 403: {
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listSessions: {
        readonly parameters: {};
        readonly responses: {
            /** @description Every live session of the user. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["UserSessionList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly path: {
                /** @description The session, as the list names it. */
                readonly sessionId: string;
            };
        };
        readonly responses: {
            /** @description The session has ended. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The user has no such session, or it has ended. */
            readonly 404: {
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {};
        readonly responses: {
            /** @description The sessions have ended. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SessionsEnded"];
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
    readonly endAllSessions: {
        readonly parameters: {};
        readonly responses: {
            /** @description The sessions have ended. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SessionsEnded"];
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
    readonly renewSession: {
        readonly parameters: {};
        readonly responses: {
            /** @description The new cookies are set. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listSignInMethods: {
        readonly parameters: {};
        readonly responses: {
            /** @description Every account of the user at a provider, the oldest first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SignInMethodList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addSignInMethod: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddedSignIn"];
            };
        };
        readonly responses: {
            /** @description Every account of the user at a provider, the oldest first. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["SignInMethodList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            /** @description There is no session, or the token is forged, expired, used, or meant for another recipient. */
            readonly 401: {
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 502: components["responses"]["NotAnswered"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly removeSignInMethod: {
        readonly parameters: {
            readonly path: {
                /** @description The `methodId` of the account in the list. */
                readonly methodId: string;
            };
        };
        readonly responses: {
            /** @description The accounts that are left, the oldest first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SignInMethodList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The user does not sign in with such an account. */
            readonly 404: {
                content: {
                    readonly "application/problem+json": components["schemas"]["Problem"];
                };
            };
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
