// Generated from openapi/push.yaml by `npm run generate`. Change that file, not this one.

export type PushKey = components['schemas']['PushKey'];
export type PushDevice = components['schemas']['PushDevice'];
export type PushChoices = components['schemas']['PushChoices'];
export type PushChoicesChange = components['schemas']['PushChoicesChange'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];

export interface components {
    schemas: {
        readonly PushKey: {
            /** @description An uncompressed point of P-256, in base64url. */
            readonly key: string;
        };
        readonly PushDevice: {
            readonly token: components["schemas"]["Line"];
        };
        readonly PushChoices: {
            /** @description Votes on the user’s posts. */
            readonly votes: boolean;
            /** @description Votes on the user’s comments. */
            readonly commentVotes: boolean;
            /** @description Comments on the user’s posts. */
            readonly comments: boolean;
            /** @description Replies to the user’s comments. */
            readonly replies: boolean;
            /** @description Requests for the user’s answer to a post. */
            readonly requests: boolean;
            /** @description Posts and comments that name the user’s pseudonym. */
            readonly mentions: boolean;
            /** @description The ends of polls that one started or voted in. */
            readonly polls: boolean;
            /** @description Requests for a conversation, and the answers to the user’s own. */
            readonly talks: boolean;
            /** @description The best posts of the communities that the user follows. */
            readonly highlights: boolean;
            /** @description True if notifications between 22:00 and 8:00 in India are pushed immediately. Otherwise they wait until the morning. */
            readonly atNight: boolean;
        };
        readonly PushChoicesChange: {
            readonly votes?: boolean;
            readonly commentVotes?: boolean;
            readonly comments?: boolean;
            readonly replies?: boolean;
            readonly requests?: boolean;
            readonly mentions?: boolean;
            readonly polls?: boolean;
            readonly talks?: boolean;
            readonly highlights?: boolean;
            readonly atNight?: boolean;
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
    readonly getPushKey: {
        readonly parameters: {};
        readonly responses: {
            /** @description The public half of the server's VAPID keys. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PushKey"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly registerDevice: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PushDevice"];
            };
        };
        readonly responses: {
            /** @description News are pushed to it. */
            readonly 204: {};
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
    readonly unregisterDevice: {
        readonly parameters: {};
        readonly responses: {
            /** @description Nothing is pushed to it. */
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
    readonly getPushChoices: {
        readonly parameters: {};
        readonly responses: {
            /** @description The choices; the defaults until something was chosen. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PushChoices"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly savePushChoices: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PushChoicesChange"];
            };
        };
        readonly responses: {
            /** @description The choices as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PushChoices"];
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
