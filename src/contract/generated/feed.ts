// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

export type FeedType = components['schemas']['FeedType'];
export type SortOrder = components['schemas']['SortOrder'];
export type PostStatus = components['schemas']['PostStatus'];
export type PostKind = components['schemas']['PostKind'];
export type ResourceType = components['schemas']['ResourceType'];
export type VoteType = components['schemas']['VoteType'];
export type PostAuthor = components['schemas']['PostAuthor'];
export type PostCommunity = components['schemas']['PostCommunity'];
export type Post = components['schemas']['Post'];
export type PostPage = components['schemas']['PostPage'];
export type PostSubmission = components['schemas']['PostSubmission'];
export type PostCreated = components['schemas']['PostCreated'];
export type PostRefused = components['schemas']['PostRefused'];
export type PostOutcome = components['schemas']['PostOutcome'];
export type PostIds = components['schemas']['PostIds'];
export type CommentStatus = components['schemas']['CommentStatus'];
export type Comment = components['schemas']['Comment'];
export type CommentSubmission = components['schemas']['CommentSubmission'];
export type CommentEdit = components['schemas']['CommentEdit'];
export type CommentText = components['schemas']['CommentText'];
export type CommentPage = components['schemas']['CommentPage'];
export type Vote = components['schemas']['Vote'];
export type VoteTally = components['schemas']['VoteTally'];
export type FoundVotes = components['schemas']['FoundVotes'];
export type MyVotes = components['schemas']['MyVotes'];
export type Community = components['schemas']['Community'];
export type CommunityGroup = components['schemas']['CommunityGroup'];
export type CommunitySearchResult = components['schemas']['CommunitySearchResult'];
export type Problem = components['schemas']['Problem'];
export type HexColor = components['schemas']['HexColor'];
export type ProfileType = components['schemas']['ProfileType'];
export type Proof = components['schemas']['Proof'];
export type CommunityType = components['schemas']['CommunityType'];
export type Timestamp = components['schemas']['Timestamp'];
export type ProfileTag = components['schemas']['ProfileTag'];
export type CommunityRef = components['schemas']['CommunityRef'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly FeedType: "GENERIC" | "PERSONALIZED";
        /** @enum {string} */
        readonly SortOrder: "popularity" | "oldToNew" | "newToOld";
        /** @enum {string} */
        readonly PostStatus: "FLAGGED" | "LIVE" | "AUTHOR_REJECTED" | "NOT_FOUND" | "DELETED";
        /** @enum {string} */
        readonly PostKind: "salary" | "poll" | "image" | "video";
        /** @enum {string} */
        readonly ResourceType: "post";
        /** @enum {string} */
        readonly VoteType: "up" | "down" | "none";
        /** @description The profile that a post was written under. */
        readonly PostAuthor: {
            /** @description The pseudonym (ANONYMOUS), or the designation and company (DESIGNATION). */
            readonly name: string;
            /** @description What the person does, in words that many share. */
            readonly tagline: string | null;
            /** @description kolam: and a seed, from which the client draws; or an address. */
            readonly avatarUrl: string;
            readonly avatarBgColor: components["schemas"]["HexColor"];
            readonly profileType: components["schemas"]["ProfileType"];
            /** @description What checked the career status when this was written; null for nothing. */
            readonly proof: components["schemas"]["Proof"] | null;
        };
        readonly PostCommunity: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            readonly logo: string | null;
        };
        readonly Post: {
            /** Format: uuid */
            readonly id: string;
            readonly status: components["schemas"]["PostStatus"];
            /** @description Null for a text post. */
            readonly kind: components["schemas"]["PostKind"] | null;
            readonly title: string | null;
            /** @description Plain text; it may hold addresses and [label](/discussions/…) links. */
            readonly content: string;
            readonly author: components["schemas"]["PostAuthor"];
            readonly community: components["schemas"]["PostCommunity"];
            readonly createdAt: components["schemas"]["Timestamp"];
            readonly upvotes: number;
            readonly downvotes: number;
            readonly commentsCount: number;
            readonly myVote: components["schemas"]["VoteType"];
            /** @description Whether the asking person wrote it. */
            readonly isMine: boolean;
        };
        readonly PostPage: {
            readonly items: readonly components["schemas"]["Post"][];
            readonly nextCursor: string | null;
        };
        readonly PostSubmission: {
            /** @description Plain text with something in it that is not a space. */
            readonly content: string;
            /** @description Empty until images and videos are there. */
            readonly media: readonly Record<string, never>[];
            /** @description Null until polls are there. */
            readonly poll: null;
            readonly title: string | null;
            readonly community: components["schemas"]["CommunityRef"];
            readonly campaign?: string;
            readonly profileType: components["schemas"]["ProfileType"];
            /** @description Empty until salary offers are there. */
            readonly salaryIds: readonly number[];
        };
        readonly PostCreated: {
            /** Format: uuid */
            readonly postId: string;
        };
        readonly PostRefused: {
            /** @description Why nothing was posted and what to do. */
            readonly message: string;
        };
        readonly PostOutcome: components["schemas"]["PostCreated"] | components["schemas"]["PostRefused"];
        readonly PostIds: {
            readonly postIds: readonly string[];
        };
        /** @enum {string} */
        readonly CommentStatus: "LIVE" | "DELETED";
        /** @description A comment on a post, or a reply to one. Of a deleted one only the place is left. */
        readonly Comment: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly postId: string;
            /**
             * Format: uuid
             * @description The comment that it replies to; null for none.
             */
            readonly parentId: string | null;
            readonly status: components["schemas"]["CommentStatus"];
            /** @description Plain text; empty where it is deleted. */
            readonly content: string;
            /** @description Null where it is deleted. */
            readonly author: components["schemas"]["PostAuthor"] | null;
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description Of the last change of its text; null for none. */
            readonly editedAt: components["schemas"]["Timestamp"] | null;
            readonly upvotes: number;
            /** @description Replies right below it that are shown. */
            readonly repliesCount: number;
            readonly isMine: boolean;
        };
        readonly CommentSubmission: {
            readonly content: components["schemas"]["CommentText"];
            readonly profileType: components["schemas"]["ProfileType"];
        };
        readonly CommentEdit: {
            readonly content: components["schemas"]["CommentText"];
        };
        /** @description Plain text with something in it that is not a space. */
        readonly CommentText: string;
        readonly CommentPage: {
            readonly items: readonly components["schemas"]["Comment"][];
            readonly nextCursor: string | null;
        };
        readonly Vote: {
            /** Format: uuid */
            readonly resourceId: string;
            readonly resourceType: components["schemas"]["ResourceType"];
            readonly voteType: components["schemas"]["VoteType"];
        };
        readonly VoteTally: {
            /** Format: uuid */
            readonly resourceId: string;
            readonly resourceType: components["schemas"]["ResourceType"];
            readonly voteType: components["schemas"]["VoteType"];
            readonly upvotes: number;
            readonly downvotes: number;
        };
        readonly FoundVotes: {
            readonly items: readonly {
                /** Format: uuid */
                readonly id: string;
            }[];
            readonly total: number;
        };
        readonly MyVotes: {
            readonly votes: readonly {
                /** Format: uuid */
                readonly id: string;
                /** @enum {string} */
                readonly voteType: "up" | "down";
            }[];
        };
        readonly Community: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            readonly logo: string | null;
            readonly topicMeta: {
                readonly posts: number;
                readonly followers: number;
            };
            /** @description Whether the asking person follows it. */
            readonly followed: boolean;
        };
        readonly CommunityGroup: {
            readonly type: components["schemas"]["CommunityType"];
            readonly communities: readonly components["schemas"]["Community"][];
        };
        readonly CommunitySearchResult: {
            readonly entityId: number;
            readonly name: string;
            readonly type: components["schemas"]["CommunityType"];
            readonly logo: string | null;
            /** @description What the community is, in words: Topic, the company’s industry, or Department. */
            readonly category: string;
        };
        /** @description A problem as RFC 9457 has it, with a stable code and a sentence for people. */
        readonly Problem: {
            /** @description Always about:blank; the code says what happened. */
            readonly type: string;
            /** @description The status in words. */
            readonly title: string;
            readonly status: number;
            /** @description Stable; each service lists its codes in x-problem-codes, beside these shared ones (route_not_found, body_too_large, content_type_unsupported, too_many_requests, internal_error, not_ready). */
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
        /** @description An avatar's background, one of the six tiles of the design (--tile-a to --tile-f), as its light value. */
        readonly HexColor: string;
        /**
         * @description Under which of one's profiles one appears.
         * @enum {string}
         */
        readonly ProfileType: "ANONYMOUS" | "DESIGNATION";
        /**
         * @description What checked the career status of whoever wrote something: a code to a work or college address, or the job portal; EMAIL_ONLY where the address works and nobody knows whose domain it is.
         * @enum {string}
         */
        readonly Proof: "WORK_EMAIL" | "STUDENT_EMAIL" | "JOB_PORTAL" | "EMAIL_ONLY";
        /** @enum {string} */
        readonly CommunityType: "topic" | "company" | "department";
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description Another value for each user, and after each change of how others see the user. It says nothing else. */
        readonly ProfileTag: string;
        /** @description Points at a community. */
        readonly CommunityRef: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
        };
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A session is needed and there is none, or it has ended. */
        readonly NotSignedIn: {
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
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The post's id. */
        readonly PostId: string;
        /** @description The comment's id. */
        readonly CommentId: string;
        /** @description One per comment that is written, kept over retries. Remembered for at least a day. */
        readonly CommentKey: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: string;
        /** @description How many items at the most. */
        readonly Limit: number;
        /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
        readonly ProfileTag: components["schemas"]["ProfileTag"];
        /** @description Names the user that the page showed: `UserId` as it came with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). */
        readonly ShownUser: string;
    };
}
export interface operations {
    readonly listFeed: {
        readonly parameters: {
            readonly query?: {
                /** @description Which feed. */
                readonly feedType?: components["schemas"]["FeedType"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many items at the most. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of the feed. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly getPost: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description The post. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Post"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listCommunityPosts: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many items at the most. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly path: {
                /** @description The kind of community. */
                readonly type: components["schemas"]["CommunityType"];
                /** @description The community’s id within its kind. */
                readonly id: number;
            };
        };
        readonly responses: {
            /** @description One page of the community’s posts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly createPost: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
                /** @description One per draft, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostSubmission"];
            };
        };
        readonly responses: {
            /** @description The post's id, or the reason why there is none. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostOutcome"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listComments: {
        readonly parameters: {
            readonly query?: {
                /** @description The order. */
                readonly sort?: components["schemas"]["SortOrder"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many items at the most. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description One page of comments. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CommentPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly createComment: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
                /** @description One per comment that is written, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["CommentKey"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommentSubmission"];
            };
        };
        readonly responses: {
            /** @description The comment. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["Comment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly replyToComment: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
                /** @description One per comment that is written, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["CommentKey"];
            };
            readonly path: {
                /** @description The comment's id. */
                readonly commentId: components["parameters"]["CommentId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommentSubmission"];
            };
        };
        readonly responses: {
            /** @description The comment. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["Comment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly getComment: {
        readonly parameters: {
            readonly path: {
                /** @description The comment's id. */
                readonly commentId: components["parameters"]["CommentId"];
            };
        };
        readonly responses: {
            /** @description The comment. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Comment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly editComment: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
            };
            readonly path: {
                /** @description The comment's id. */
                readonly commentId: components["parameters"]["CommentId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommentEdit"];
            };
        };
        readonly responses: {
            /** @description The comment as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Comment"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly deleteComment: {
        readonly parameters: {
            readonly path: {
                /** @description The comment's id. */
                readonly commentId: components["parameters"]["CommentId"];
            };
        };
        readonly responses: {
            /** @description It is deleted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listReplies: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description How many items at the most. */
                readonly limit?: components["parameters"]["Limit"];
            };
            readonly path: {
                /** @description The comment's id. */
                readonly commentId: components["parameters"]["CommentId"];
            };
        };
        readonly responses: {
            /** @description One page of replies. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CommentPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly findVotes: {
        readonly parameters: {
            readonly query: {
                /** @description The resource's id. */
                readonly resourceId: string;
                /** @description What the resource is. */
                readonly resourceType: components["schemas"]["ResourceType"];
                /** @description The vote asked for. */
                readonly voteType: "up" | "down";
            };
        };
        readonly responses: {
            /** @description The resource, where one has voted so; else nothing. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["FoundVotes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly castVote: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Vote"];
            };
        };
        readonly responses: {
            /** @description The vote and the counts after it. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["VoteTally"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listMyVotes: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description One's votes. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MyVotes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly recordPostViews: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description The views are counted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listCommunities: {
        readonly parameters: {
            readonly query?: {
                /** @description Leave out those that one follows; without a session it changes nothing. */
                readonly notFollowedOnly?: boolean;
                /** @description Every community; `limit` is ignored then. */
                readonly all?: boolean;
                /** @description How many at the most. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The communities. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Community"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listFollowedCommunities: {
        readonly parameters: {};
        readonly responses: {
            /** @description Groups in the order topic, company, department; a type without communities is absent. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CommunityGroup"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly searchCommunities: {
        readonly parameters: {
            readonly query: {
                /** @description The typed text. */
                readonly q: string;
                /** @description How many at the most. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The matches, best first. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CommunitySearchResult"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listCommunityAggregate: {
        readonly parameters: {
            readonly query: {
                /** @description The purpose. */
                readonly type: "all" | "followed" | "unfollowed" | "unexploredCategory" | "onboarding";
            };
        };
        readonly responses: {
            /** @description Groups in the order topic, company, department. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CommunityGroup"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly joinCommunity: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommunityRef"];
            };
        };
        readonly responses: {
            /** @description The community, now followed. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Community"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly leaveCommunity: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommunityRef"];
            };
        };
        readonly responses: {
            /** @description The community, not followed any more. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Community"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
