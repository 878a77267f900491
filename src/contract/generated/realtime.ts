// Generated from openapi/realtime.yaml by `npm run generate`. Change that file, not this one.

export type PostTally = components['schemas']['PostTally'];
export type RemovedNotification = components['schemas']['RemovedNotification'];
export type PostStatus = components['schemas']['PostStatus'];
export type PostKind = components['schemas']['PostKind'];
export type HexColor = components['schemas']['HexColor'];
export type ProfileType = components['schemas']['ProfileType'];
export type Proof = components['schemas']['Proof'];
export type PostAuthor = components['schemas']['PostAuthor'];
export type CommunityType = components['schemas']['CommunityType'];
export type PostCommunity = components['schemas']['PostCommunity'];
export type Timestamp = components['schemas']['Timestamp'];
export type VoteType = components['schemas']['VoteType'];
export type Post = components['schemas']['Post'];
export type NotificationAvatar = components['schemas']['NotificationAvatar'];
export type NotificationData = components['schemas']['NotificationData'];
export type Notification = components['schemas']['Notification'];

export interface components {
    schemas: {
        readonly PostTally: {
            /** Format: uuid */
            readonly id: string;
            readonly upvotes: number;
            readonly downvotes: number;
        };
        readonly RemovedNotification: {
            /** Format: uuid */
            readonly notificationId: string;
        };
        /** @enum {string} */
        readonly PostStatus: "FLAGGED" | "LIVE" | "AUTHOR_REJECTED" | "NOT_FOUND" | "DELETED";
        /** @enum {string} */
        readonly PostKind: "salary" | "poll" | "image" | "video";
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
        /** @enum {string} */
        readonly CommunityType: "topic" | "company" | "department";
        readonly PostCommunity: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            readonly logo: string | null;
        };
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @enum {string} */
        readonly VoteType: "up" | "down" | "none";
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
        readonly NotificationAvatar: {
            readonly url: string;
            readonly bgColor: components["schemas"]["HexColor"];
        };
        readonly NotificationData: {
            readonly title: string;
            readonly body: string;
            /** @description Where it leads; a path of the product where ctaType is internal. */
            readonly cta: string;
            readonly ctaText: string;
            /** @enum {string} */
            readonly ctaType: "internal" | "external";
            readonly ctaImage: string | null;
            /** @enum {string} */
            readonly icon: "upvote" | "comment" | "welcome" | "system";
            readonly nativeInfo: {
                readonly type: string;
                readonly params: {
                    readonly [key: string]: string;
                };
            };
            readonly avatar: components["schemas"]["NotificationAvatar"] | null;
            readonly trackingData: {
                readonly [key: string]: string;
            };
        };
        readonly Notification: {
            /** Format: uuid */
            readonly notificationId: string;
            /** @description Unseen (0), seen but unread (1), read (anything else). */
            readonly status: number;
            readonly variantId: string;
            readonly created: components["schemas"]["Timestamp"];
            readonly showPopup: boolean;
            readonly data: components["schemas"]["NotificationData"];
        };
    };
}
export interface operations {
    readonly postAdded: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Post"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly postTallied: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostTally"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly notificationAdded: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Notification"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly notificationRemoved: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RemovedNotification"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
}
