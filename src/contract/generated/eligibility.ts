// Generated from openapi/eligibility.yaml by `npm run generate`. Change that file, not this one.

export type ContributionPopup = components['schemas']['ContributionPopup'];
export type PromptedKind = components['schemas']['PromptedKind'];
export type PromptMode = components['schemas']['PromptMode'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        readonly ContributionPopup: {
            /** @description True if there is anything to ask for. */
            readonly eligible: boolean;
            /** @description The kind of contribution; null if there is nothing to ask for. */
            readonly type: components["schemas"]["PromptedKind"] | null;
            readonly mode: components["schemas"]["PromptMode"];
        };
        /** @enum {string} */
        readonly PromptedKind: "review" | "interview" | "photo" | "salary" | "benefits" | "tenure";
        /**
         * @description `new` for a first contribution, `pending` for one that a moderator sent back, `generic` for any other.
         * @enum {string}
         */
        readonly PromptMode: "generic" | "pending" | "new";
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
    };
    parameters: {
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
    };
}
export interface operations {
    readonly getContributionPopup: {
        readonly parameters: {};
        readonly responses: {
            /** @description What to ask for. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ContributionPopup"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
