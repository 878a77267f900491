// Generated from openapi/realtime.yaml by `npm run generate`. Change that file, not this one.

export type AddedMessage = components['schemas']['AddedMessage'];
export type OwnPick = components['schemas']['OwnPick'];
export type OwnHiding = components['schemas']['OwnHiding'];
export type OwnBookmark = components['schemas']['OwnBookmark'];
export type OwnPost = components['schemas']['OwnPost'];
export type PostTally = components['schemas']['PostTally'];
export type NewComment = components['schemas']['NewComment'];
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
export type PollOption = components['schemas']['PollOption'];
export type Poll = components['schemas']['Poll'];
export type Name = components['schemas']['Name'];
export type StockType = components['schemas']['StockType'];
export type VestingPeriod = components['schemas']['VestingPeriod'];
export type OfferStock = components['schemas']['OfferStock'];
export type PostOffer = components['schemas']['PostOffer'];
export type PostOffers = components['schemas']['PostOffers'];
export type FileKey = components['schemas']['FileKey'];
export type Line = components['schemas']['Line'];
export type ImageDescription = components['schemas']['ImageDescription'];
export type PostImage = components['schemas']['PostImage'];
export type PostVideo = components['schemas']['PostVideo'];
export type PostMedia = components['schemas']['PostMedia'];
export type LinkPicture = components['schemas']['LinkPicture'];
export type LinkCard = components['schemas']['LinkCard'];
export type Mentions = components['schemas']['Mentions'];
export type BestReply = components['schemas']['BestReply'];
export type PostAdditionalData = components['schemas']['PostAdditionalData'];
export type Post = components['schemas']['Post'];
export type NotificationAvatar = components['schemas']['NotificationAvatar'];
export type NotificationData = components['schemas']['NotificationData'];
export type Notification = components['schemas']['Notification'];
export type ResourceType = components['schemas']['ResourceType'];
export type VoteTally = components['schemas']['VoteTally'];
export type TopicMeta = components['schemas']['TopicMeta'];
export type Community = components['schemas']['Community'];
export type BookmarkKind = components['schemas']['BookmarkKind'];
export type NotificationCounts = components['schemas']['NotificationCounts'];
export type Participant = components['schemas']['Participant'];
export type Message = components['schemas']['Message'];
export type ReadMark = components['schemas']['ReadMark'];

export interface components {
    schemas: {
        readonly AddedMessage: {
            /** Format: uuid */
            readonly talkId: string;
            readonly message: components["schemas"]["Message"];
        };
        readonly OwnPick: {
            /** @enum {string} */
            readonly ballot: "poll" | "salary";
            /** Format: uuid */
            readonly postId: string;
            readonly optionId: number;
        };
        /** @description A post or a pseudonym; the other one is null. */
        readonly OwnHiding: {
            /** Format: uuid */
            readonly postId: string | null;
            readonly name: string | null;
            readonly isHidden: boolean;
        };
        readonly OwnBookmark: {
            readonly kind: components["schemas"]["BookmarkKind"];
            /** Format: uuid */
            readonly itemId: string;
            readonly isBookmarked: boolean;
        };
        readonly OwnPost: {
            /** Format: uuid */
            readonly id: string;
        };
        readonly PostTally: {
            /** Format: uuid */
            readonly id: string;
            readonly upvotes: number;
            readonly downvotes: number;
        };
        readonly NewComment: {
            /** Format: uuid */
            readonly postId: string;
            /** Format: uuid */
            readonly commentId: string;
            /**
             * Format: uuid
             * @description The comment that it replies to; null for none.
             */
            readonly parentId: string | null;
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
         * @description The profile under which the user appears.
         * @enum {string}
         */
        readonly ProfileType: "ANONYMOUS" | "DESIGNATION";
        /**
         * @description The proof of the author’s career status: a code to an address of the company or college, or the job portal. An address that is not known to be theirs gives no mark.
         * @enum {string}
         */
        readonly Proof: "WORK_EMAIL" | "STUDENT_EMAIL" | "JOB_PORTAL";
        /** @description The profile that a post was written under. */
        readonly PostAuthor: {
            /** @description The pseudonym (ANONYMOUS), or the designation and company (DESIGNATION). */
            readonly name: string;
            /** @description What the person does, in words that many share. */
            readonly tagline: string | null;
            /** @description `kolam:` and a key, from which the client draws; or an address. Of a pseudonym the key is random, and another one for each. */
            readonly avatarUrl: string;
            readonly avatarBgColor: components["schemas"]["HexColor"];
            readonly profileType: components["schemas"]["ProfileType"];
            /** @description What checked the career status when this was written; null if none. */
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
        readonly PollOption: {
            /** @description Its place. */
            readonly id: number;
            readonly text: string;
            /** @description Null if the viewer may not know yet. */
            readonly votes: number | null;
        };
        /** @description The poll of a post. How many voted for which option is known to those who voted and to its author while it is open, and to all after its end. */
        readonly Poll: {
            /**
             * Format: uuid
             * @description The id of its post.
             */
            readonly id: string;
            readonly options: readonly components["schemas"]["PollOption"][];
            /** @description Of all options together. */
            readonly votes: number;
            readonly closesAt: components["schemas"]["Timestamp"];
            /** @description True if it was over when this was answered. */
            readonly isClosed: boolean;
            /** @description The option that the user voted for; null for none. */
            readonly myOption: number | null;
        };
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @enum {string} */
        readonly StockType: "esops" | "rsus" | "sars" | "other" | "notSure";
        /**
         * @description In years; four years are counted where it is not known.
         * @enum {string}
         */
        readonly VestingPeriod: "3" | "4" | "5" | "notAware";
        readonly OfferStock: {
            readonly type: components["schemas"]["StockType"];
            /** @description In rupees over the whole period; the share of a year is rounded as fixed. */
            readonly value: number;
            readonly vestingPeriod: components["schemas"]["VestingPeriod"];
        };
        /** @description A salary or an offer as it was when it was posted. */
        readonly PostOffer: {
            /** @description Its place. It says nothing of the saved one. */
            readonly id: number;
            readonly companyName: components["schemas"]["Name"];
            readonly designation: components["schemas"]["Name"];
            /** @description In words: Pune, remote. */
            readonly city: components["schemas"]["Name"];
            /** @description In rupees a year. */
            readonly fixed: number;
            /** @description In rupees a year. */
            readonly variable: number;
            /** @description In rupees, once. */
            readonly joiningBonus: number;
            /** @description Null for none. */
            readonly stock: components["schemas"]["OfferStock"] | null;
            /** @description It is what one earns now. */
            readonly currentSalary: boolean;
            /** @description Null if the viewer may not know yet. */
            readonly votes: number | null;
        };
        /** @description The salaries and offers of a post. How many picked which is known to those who picked and to its author. */
        readonly PostOffers: {
            /**
             * Format: uuid
             * @description The id of its post.
             */
            readonly id: string;
            readonly items: readonly components["schemas"]["PostOffer"][];
            /** @description Of all together. */
            readonly votes: number;
            /** @description The one that one picked; null for none. */
            readonly mySalary: number | null;
        };
        /** @description A random part, and the width and height in px. */
        readonly FileKey: string;
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description What the picture shows, for those who do not see it; empty for nothing. */
        readonly ImageDescription: string & components["schemas"]["Line"];
        readonly PostImage: {
            /** @enum {string} */
            readonly type: "IMAGE";
            readonly fileKey: components["schemas"]["FileKey"];
            readonly url: string;
            /** @description The same picture in at most 800 px. */
            readonly previewUrl: string;
            readonly width: number;
            readonly height: number;
            readonly description: components["schemas"]["ImageDescription"];
            /** @description True if a computer program made or changed it. It is labelled wherever it is shown. */
            readonly isSynthetic: boolean;
        };
        readonly PostVideo: {
            /** @enum {string} */
            readonly type: "YOUTUBE_SHORT" | "YOUTUBE_VIDEO";
            readonly fullUrl: string;
            readonly videoId: string;
        };
        readonly PostMedia: components["schemas"]["PostImage"] | components["schemas"]["PostVideo"];
        readonly LinkPicture: {
            /** @description A path on this site. */
            readonly url: string;
            /** @description In pixels. */
            readonly width: number;
            /** @description In pixels. */
            readonly height: number;
        };
        /** @description A page as it describes itself. All of it is text from outside, cleaned and cut, and never markup. */
        readonly LinkCard: {
            /** @description The address as it is written in the text. */
            readonly url: string;
            /** @description The host of the address; a name of other letters in its ASCII form. */
            readonly host: string;
            readonly siteName: string | null;
            readonly title: string;
            readonly description: string | null;
            /** @description The page's picture, encoded again and served by us; null if it has none that can be read, and before a post has the card. */
            readonly picture: components["schemas"]["LinkPicture"] | null;
        };
        /** @description The pseudonyms that the text names with an @ before them, as they are written there; each of them existed when it was written. A name that its owner has given up stays as it is written. */
        readonly Mentions: readonly string[];
        /** @description Of live posts: the comment right below the post that has the most points (up-votes less down-votes), where those are three or more; of several the newest. Absent where there is none, and comments of pseudonyms that the user has blocked are none. Nobody votes on their own comment, so it takes three others. */
        readonly BestReply: {
            /** Format: uuid */
            readonly commentId: string;
            /** @description Of the profile that it was written under: the pseudonym, or the designation and company. */
            readonly name: string;
            /** @description What its author does, in words that many share. */
            readonly tagline: string | null;
            /** @description On one line, without the addresses of links; cut between words and marked with … where it is longer. */
            readonly content: string;
        };
        /** @description Of posts with pictures only. */
        readonly PostAdditionalData: {
            /** @description The keys of the pictures as they are shown. */
            readonly order: readonly components["schemas"]["FileKey"][];
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
            /** @description True if the viewer wrote it. */
            readonly isMine: boolean;
            /** @description Null if it has none, and where its text is hidden. */
            readonly poll: components["schemas"]["Poll"] | null;
            /** @description Null if it has none, and where its text is hidden. */
            readonly offers: components["schemas"]["PostOffers"] | null;
            readonly media: readonly components["schemas"]["PostMedia"][];
            /** @description The page that the first address in the text leads to, in a post without an attachment. It is read after the post is written, so it comes a little later; null where there is none, where the page cannot be read, and where the text is hidden. */
            readonly link: components["schemas"]["LinkCard"] | null;
            /** @description Of the last change by its author; null for none. */
            readonly editedAt: components["schemas"]["Timestamp"] | null;
            readonly mentions: components["schemas"]["Mentions"];
            readonly bestReply?: components["schemas"]["BestReply"];
            /**
             * @description Of posts with pictures only.
             * @enum {string}
             */
            readonly postType?: "image";
            readonly additionalData?: components["schemas"]["PostAdditionalData"];
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
            readonly icon: "upvote" | "comment" | "mention" | "poll" | "digest" | "welcome" | "system";
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
        /** @enum {string} */
        readonly ResourceType: "post" | "comment";
        readonly VoteTally: {
            /** Format: uuid */
            readonly resourceId: string;
            readonly resourceType: components["schemas"]["ResourceType"];
            readonly voteType: components["schemas"]["VoteType"];
            readonly upvotes: number;
            readonly downvotes: number;
        };
        readonly TopicMeta: {
            readonly posts: number;
            /** @description In fives, counted once a day; 0 below five. */
            readonly followers: number;
        };
        readonly Community: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            readonly logo: string | null;
            readonly topicMeta: components["schemas"]["TopicMeta"];
            /** @description True if the viewer follows it. */
            readonly followed: boolean;
        };
        /** @enum {string} */
        readonly BookmarkKind: "post" | "job" | "review" | "question";
        readonly NotificationCounts: {
            readonly unseenCount: number;
            readonly unreadCount: number;
        };
        /** @description A pseudonym, as it was when the conversation began or the message was sent; for a room, the topic or company. */
        readonly Participant: {
            readonly name: string;
            readonly avatarUrl: string;
            readonly avatarBgColor: string;
        };
        readonly Message: {
            /** Format: uuid */
            readonly id: string;
            /** @description The place in the conversation, from 1 without a gap. */
            readonly number: number;
            readonly isMine: boolean;
            /** @description In a room, who wrote it; null in a conversation of two, and once the writer’s account has ended. */
            readonly author: components["schemas"]["Participant"] | null;
            /** @description Plain text, never markup; empty where the message was deleted or is hidden. */
            readonly content: string;
            /**
             * @description HIDDEN: the user has blocked its writer.
             * @enum {string}
             */
            readonly state: "SENT" | "CHANGED" | "DELETED" | "HIDDEN";
            readonly sentAt: components["schemas"]["Timestamp"];
        };
        readonly ReadMark: {
            /** Format: uuid */
            readonly talkId: string;
            readonly number: number;
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
    readonly postChanged: {
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
    readonly postCommented: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewComment"];
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
    readonly queueChanged: {
        readonly parameters: {};
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly voteCast: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoteTally"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly optionPicked: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnPick"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly communityFollowed: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Community"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly hidingChanged: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnHiding"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly bookmarkChanged: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnBookmark"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly inboxCounted: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NotificationCounts"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly postWritten: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OwnPost"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly messageAdded: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddedMessage"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly messageChanged: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddedMessage"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly talkRead: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadMark"];
            };
        };
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly talksChanged: {
        readonly parameters: {};
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
    readonly eventsLost: {
        readonly parameters: {};
        readonly responses: {
            /** @description Events are not answered. */
            readonly 204: {};
        };
    };
}
