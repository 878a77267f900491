// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

/** What listFeed is asked with. */
export interface ListFeedRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listFeed']['parameters']['query']>, 'feedType' | 'limit'>;
  readonly headers: operations['listFeed']['parameters']['header'];
  readonly body: undefined;
}

/** What listFeed answers. */
export type ListFeedAnswer = Answer<200, operations['listFeed']['responses'][200]['content']['application/json']>;

/** What getPost is asked with. */
export interface GetPostRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getPost']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['getPost']['parameters']['header'];
  readonly body: undefined;
}

/** What getPost answers. */
export type GetPostAnswer = Answer<200, operations['getPost']['responses'][200]['content']['application/json']>;

/** What createPost is asked with. */
export interface CreatePostRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['createPost']['parameters']['header'];
  readonly body: operations['createPost']['requestBody']['content']['application/json'];
}

/** What createPost answers. */
export type CreatePostAnswer = Answer<200, operations['createPost']['responses'][200]['content']['application/json']>;

/** What listComments is asked with. */
export interface ListCommentsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listComments']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listComments']['parameters']['query']>, 'sort' | 'limit'>;
  readonly headers: operations['listComments']['parameters']['header'];
  readonly body: undefined;
}

/** What listComments answers. */
export type ListCommentsAnswer = Answer<200, operations['listComments']['responses'][200]['content']['application/json']>;

/** What findVotes is asked with. */
export interface FindVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['findVotes']['parameters']['query'];
  readonly headers: operations['findVotes']['parameters']['header'];
  readonly body: undefined;
}

/** What findVotes answers. */
export type FindVotesAnswer = Answer<200, operations['findVotes']['responses'][200]['content']['application/json']>;

/** What castVote is asked with. */
export interface CastVoteRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['castVote']['parameters']['header'];
  readonly body: operations['castVote']['requestBody']['content']['application/json'];
}

/** What castVote answers. */
export type CastVoteAnswer = Answer<200, operations['castVote']['responses'][200]['content']['application/json']>;

/** What listMyVotes is asked with. */
export interface ListMyVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['listMyVotes']['parameters']['header'];
  readonly body: operations['listMyVotes']['requestBody']['content']['application/json'];
}

/** What listMyVotes answers. */
export type ListMyVotesAnswer = Answer<200, operations['listMyVotes']['responses'][200]['content']['application/json']>;

/** What recordPostViews is asked with. */
export interface RecordPostViewsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['recordPostViews']['parameters']['header'];
  readonly body: operations['recordPostViews']['requestBody']['content']['application/json'];
}

/** What recordPostViews answers. */
export type RecordPostViewsAnswer = Answer<204, null>;

/** What listCommunities is asked with. */
export interface ListCommunitiesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listCommunities']['parameters']['query']>, 'notFollowedOnly' | 'all' | 'limit'>;
  readonly headers: operations['listCommunities']['parameters']['header'];
  readonly body: undefined;
}

/** What listCommunities answers. */
export type ListCommunitiesAnswer = Answer<200, operations['listCommunities']['responses'][200]['content']['application/json']>;

/** What listFollowedCommunities is asked with. */
export interface ListFollowedCommunitiesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['listFollowedCommunities']['parameters']['header'];
  readonly body: undefined;
}

/** What listFollowedCommunities answers. */
export type ListFollowedCommunitiesAnswer = Answer<200, operations['listFollowedCommunities']['responses'][200]['content']['application/json']>;

/** What searchCommunities is asked with. */
export interface SearchCommunitiesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['searchCommunities']['parameters']['query'], 'limit'>;
  readonly headers: operations['searchCommunities']['parameters']['header'];
  readonly body: undefined;
}

/** What searchCommunities answers. */
export type SearchCommunitiesAnswer = Answer<200, operations['searchCommunities']['responses'][200]['content']['application/json']>;

/** What listCommunityAggregate is asked with. */
export interface ListCommunityAggregateRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listCommunityAggregate']['parameters']['query'];
  readonly headers: operations['listCommunityAggregate']['parameters']['header'];
  readonly body: undefined;
}

/** What listCommunityAggregate answers. */
export type ListCommunityAggregateAnswer = Answer<200, operations['listCommunityAggregate']['responses'][200]['content']['application/json']>;

/** What joinCommunity is asked with. */
export interface JoinCommunityRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['joinCommunity']['parameters']['header'];
  readonly body: operations['joinCommunity']['requestBody']['content']['application/json'];
}

/** What joinCommunity answers. */
export type JoinCommunityAnswer = Answer<200, operations['joinCommunity']['responses'][200]['content']['application/json']>;

/** What leaveCommunity is asked with. */
export interface LeaveCommunityRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['leaveCommunity']['parameters']['header'];
  readonly body: operations['leaveCommunity']['requestBody']['content']['application/json'];
}

/** What leaveCommunity answers. */
export type LeaveCommunityAnswer = Answer<200, operations['leaveCommunity']['responses'][200]['content']['application/json']>;

/** Feed service: one handler per operation. */
export type FeedHandlers = {
  /** The feed, newest first. */
  listFeed(request: ListFeedRequest): Promise<ListFeedAnswer>;
  /** One post. */
  getPost(request: GetPostRequest): Promise<GetPostAnswer>;
  /** Writes a post. */
  createPost(request: CreatePostRequest): Promise<CreatePostAnswer>;
  /** The comments of a post. */
  listComments(request: ListCommentsRequest): Promise<ListCommentsAnswer>;
  /** Whether one voted in a certain way on a resource. */
  findVotes(request: FindVotesRequest): Promise<FindVotesAnswer>;
  /** Votes on a post, changes the vote or takes it back. */
  castVote(request: CastVoteRequest): Promise<CastVoteAnswer>;
  /** One's votes on the given posts. */
  listMyVotes(request: ListMyVotesRequest): Promise<ListMyVotesAnswer>;
  /** Counts that one has seen the given posts. */
  recordPostViews(request: RecordPostViewsRequest): Promise<RecordPostViewsAnswer>;
  /** Communities, those with the most followers first. */
  listCommunities(request: ListCommunitiesRequest): Promise<ListCommunitiesAnswer>;
  /** The communities that one follows, by type. */
  listFollowedCommunities(request: ListFollowedCommunitiesRequest): Promise<ListFollowedCommunitiesAnswer>;
  /** Communities whose name matches a text. */
  searchCommunities(request: SearchCommunitiesRequest): Promise<SearchCommunitiesAnswer>;
  /** Communities grouped by type, for a purpose. */
  listCommunityAggregate(request: ListCommunityAggregateRequest): Promise<ListCommunityAggregateAnswer>;
  /** Follows a community. */
  joinCommunity(request: JoinCommunityRequest): Promise<JoinCommunityAnswer>;
  /** Follows a community no longer. */
  leaveCommunity(request: LeaveCommunityRequest): Promise<LeaveCommunityAnswer>;
};

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
export type Comment = components['schemas']['Comment'];
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
export type CommunityType = components['schemas']['CommunityType'];
export type Timestamp = components['schemas']['Timestamp'];
export type CommunityRef = components['schemas']['CommunityRef'];

export interface paths {
    readonly "/v3/feed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The feed, newest first
         * @description GENERIC is every live post. PERSONALIZED is the live posts of the communities that one follows and needs a session (401 without one). A post written while one pages never appears twice and never shifts a page.
         */
        readonly get: operations["listFeed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/feed/{postId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One post
         * @description A post that is not live any more answers with its status, an empty title and an empty content; its author still reads a flagged one.
         */
        readonly get: operations["getPost"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/post": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Writes a post
         * @description Only writers post: anybody else who is signed in gets 200 with a `message` and nothing is stored. The same idempotency key with the same content answers the same post again; with another content it is refused (409). Text is stored as it was written and is never markup. Polls, media and salary offers come with their own features, so the members for them must be empty here.
         */
        readonly post: operations["createPost"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/post/{postId}/comments": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The comments of a post */
        readonly get: operations["listComments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/vote": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether one voted in a certain way on a resource */
        readonly get: operations["findVotes"];
        readonly put?: never;
        /**
         * Votes on a post, changes the vote or takes it back
         * @description One vote per person and post; `none` takes it back. Voting the same again changes nothing. Readers and writers vote, and not on their own posts.
         */
        readonly post: operations["castVote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/vote/posts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * One's votes on the given posts
         * @description A read with a body. Posts that one has not voted on, or that do not exist, are absent from the answer.
         */
        readonly post: operations["listMyVotes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/postview/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Counts that one has seen the given posts
         * @description A post's views go up once per person. Ids of posts that do not exist are passed over.
         */
        readonly post: operations["recordPostViews"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/community": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Communities, those with the most followers first */
        readonly get: operations["listCommunities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/community/followed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The communities that one follows, by type */
        readonly get: operations["listFollowedCommunities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/community/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Communities whose name matches a text */
        readonly get: operations["searchCommunities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v2/community/aggregate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Communities grouped by type, for a purpose
         * @description followed needs a session (401). unfollowed and unexploredCategory leave out what one follows; unexploredCategory has only types of which one follows none. onboarding is a short list of well-visited ones for a first choice.
         */
        readonly get: operations["listCommunityAggregate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/community/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Follows a community
         * @description Joining again changes nothing.
         */
        readonly post: operations["joinCommunity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/community/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Follows a community no longer
         * @description Leaving what one does not follow changes nothing.
         */
        readonly post: operations["leaveCommunity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
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
        readonly Comment: {
            /** Format: uuid */
            readonly id: string;
            readonly content: string;
            readonly author: components["schemas"]["PostAuthor"];
            readonly createdAt: components["schemas"]["Timestamp"];
            readonly upvotes: number;
            readonly isMine: boolean;
        };
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
        };
        /** @description An avatar's background, one of the six tiles of the design (--tile-a to --tile-f), as its light value. */
        readonly HexColor: string;
        /**
         * @description Under which of one's profiles one appears.
         * @enum {string}
         */
        readonly ProfileType: "ANONYMOUS" | "DESIGNATION";
        /** @enum {string} */
        readonly CommunityType: "topic" | "company" | "department";
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description Points at a community. */
        readonly CommunityRef: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
        };
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "That was a lot at once. Try again in 30 seconds.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "validation_failed",
                 *       "message": "Some fields need your attention.",
                 *       "fields": {
                 *         "content": "Write something first."
                 *       }
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A session is needed and there is none, or it has ended. */
        readonly NotSignedIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "message": "You must be logged in to do this operation!",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "post_not_found",
                 *       "message": "This post does not exist.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "origin_not_allowed",
                 *       "message": "This request came from another site.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is already there. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "idempotency_key_reused",
                 *       "message": "This request was already sent with another content.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "community_not_found",
                 *       "message": "This community does not exist any more. Choose another one.",
                 *       "fields": {
                 *         "community": "Choose another community."
                 *       }
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The post's id. */
        readonly PostId: string;
        /**
         * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
         * @example 999
         */
        readonly AppId: "931" | "999";
        /**
         * @description Which client system asks.
         * @example AB_WEB
         */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: string;
        /** @description How many items at the most. */
        readonly Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of the feed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11",
                     *           "status": "LIVE",
                     *           "kind": null,
                     *           "title": "90 days’ notice, offer needs 45",
                     *           "content": "HR says the buyout is at the manager’s discretion.",
                     *           "author": {
                     *             "name": "FilterKaapi42",
                     *             "tagline": "Backend engineer",
                     *             "avatarUrl": "kolam:filterkaapi42",
                     *             "avatarBgColor": "#EFDEDF",
                     *             "profileType": "ANONYMOUS"
                     *           },
                     *           "community": {
                     *             "type": "topic",
                     *             "entityId": 2,
                     *             "name": "Notice Period",
                     *             "slug": "notice-period",
                     *             "logo": null
                     *           },
                     *           "createdAt": "2026-11-20T04:10:00.000Z",
                     *           "upvotes": 214,
                     *           "downvotes": 3,
                     *           "commentsCount": 48,
                     *           "myVote": "none",
                     *           "isMine": false
                     *         }
                     *       ],
                     *       "nextCursor": "MTc2MzYxMzAwMDAwMC4wYjhm"
                     *     }
                     */
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
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The post. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11",
                     *       "status": "LIVE",
                     *       "kind": null,
                     *       "title": "90 days’ notice, offer needs 45",
                     *       "content": "HR says the buyout is at the manager’s discretion.",
                     *       "author": {
                     *         "name": "FilterKaapi42",
                     *         "tagline": "Backend engineer",
                     *         "avatarUrl": "kolam:filterkaapi42",
                     *         "avatarBgColor": "#EFDEDF",
                     *         "profileType": "ANONYMOUS"
                     *       },
                     *       "community": {
                     *         "type": "topic",
                     *         "entityId": 2,
                     *         "name": "Notice Period",
                     *         "slug": "notice-period",
                     *         "logo": null
                     *       },
                     *       "createdAt": "2026-11-20T04:10:00.000Z",
                     *       "upvotes": 214,
                     *       "downvotes": 3,
                     *       "commentsCount": 48,
                     *       "myVote": "up",
                     *       "isMine": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Post"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly createPost: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
                /**
                 * @description One per draft, kept over retries. Remembered for at least a day.
                 * @example 7d9b2f0e-58c7-4b63-9c0e-2f5f6f5f1a10
                 */
                readonly "idempotency-key": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostSubmission"];
            };
        };
        readonly responses: {
            /** @description The post's id, or the reason why there is none. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postId": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11"
                     *     }
                     */
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One page of comments. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "5f1d2c3b-8a44-4e2e-9f43-19a9e0c7b001",
                     *           "content": "Yes, in June. Get the release date by email first.",
                     *           "author": {
                     *             "name": "PeepalRoot",
                     *             "tagline": null,
                     *             "avatarUrl": "kolam:peepalroot",
                     *             "avatarBgColor": "#DCE6DF",
                     *             "profileType": "ANONYMOUS"
                     *           },
                     *           "createdAt": "2026-11-20T05:00:00.000Z",
                     *           "upvotes": 12,
                     *           "isMine": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The resource, where one has voted so; else nothing. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    readonly "application/json": components["schemas"]["FoundVotes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly castVote: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Vote"];
            };
        };
        readonly responses: {
            /** @description The vote and the counts after it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resourceId": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11",
                     *       "resourceType": "post",
                     *       "voteType": "up",
                     *       "upvotes": 215,
                     *       "downvotes": 3
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VoteTally"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listMyVotes: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description One's votes. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "votes": [
                     *         {
                     *           "id": "0b8f6f5e-6f0c-4d0e-8a55-0a5d8f4b2c11",
                     *           "voteType": "up"
                     *         }
                     *       ]
                     *     }
                     */
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
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description The views are counted. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The communities. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "topic",
                     *         "entityId": 2,
                     *         "name": "Notice Period",
                     *         "slug": "notice-period",
                     *         "logo": null,
                     *         "topicMeta": {
                     *           "posts": 120,
                     *           "followers": 41905
                     *         },
                     *         "followed": false
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["Community"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listFollowedCommunities: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Groups in the order topic, company, department; a type without communities is absent. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "topic",
                     *         "communities": [
                     *           {
                     *             "type": "topic",
                     *             "entityId": 2,
                     *             "name": "Notice Period",
                     *             "slug": "notice-period",
                     *             "logo": null,
                     *             "topicMeta": {
                     *               "posts": 120,
                     *               "followers": 41905
                     *             },
                     *             "followed": true
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The matches, best first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "entityId": 2,
                     *         "name": "Notice Period",
                     *         "type": "topic",
                     *         "logo": null,
                     *         "category": "Topic"
                     *       }
                     *     ]
                     */
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
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Groups in the order topic, company, department. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "type": "topic",
                     *         "communities": [
                     *           {
                     *             "type": "topic",
                     *             "entityId": 2,
                     *             "name": "Notice Period",
                     *             "slug": "notice-period",
                     *             "logo": null,
                     *             "topicMeta": {
                     *               "posts": 120,
                     *               "followers": 41905
                     *             },
                     *             "followed": false
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["CommunityGroup"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly joinCommunity: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommunityRef"];
            };
        };
        readonly responses: {
            /** @description The community, now followed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "topic",
                     *       "entityId": 2,
                     *       "name": "Notice Period",
                     *       "slug": "notice-period",
                     *       "logo": null,
                     *       "topicMeta": {
                     *         "posts": 120,
                     *         "followers": 41906
                     *       },
                     *       "followed": true
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Community"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly leaveCommunity: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /**
                 * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
                 * @example 999
                 */
                readonly appid: components["parameters"]["AppId"];
                /**
                 * @description Which client system asks.
                 * @example AB_WEB
                 */
                readonly systemid: components["parameters"]["SystemId"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommunityRef"];
            };
        };
        readonly responses: {
            /** @description The community, not followed any more. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "topic",
                     *       "entityId": 2,
                     *       "name": "Notice Period",
                     *       "slug": "notice-period",
                     *       "logo": null,
                     *       "topicMeta": {
                     *         "posts": 120,
                     *         "followers": 41905
                     *       },
                     *       "followed": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Community"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
