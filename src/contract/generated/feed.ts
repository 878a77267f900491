// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

export type FeedType = components['schemas']['FeedType'];
export type FeedSort = components['schemas']['FeedSort'];
export type SortOrder = components['schemas']['SortOrder'];
export type PostStatus = components['schemas']['PostStatus'];
export type PostKind = components['schemas']['PostKind'];
export type ResourceType = components['schemas']['ResourceType'];
export type VoteType = components['schemas']['VoteType'];
export type PostAuthor = components['schemas']['PostAuthor'];
export type PostCommunity = components['schemas']['PostCommunity'];
export type Post = components['schemas']['Post'];
export type BestReply = components['schemas']['BestReply'];
export type Mentions = components['schemas']['Mentions'];
export type PostAdditionalData = components['schemas']['PostAdditionalData'];
export type PostPage = components['schemas']['PostPage'];
export type MediaType = components['schemas']['MediaType'];
export type FileKey = components['schemas']['FileKey'];
export type ImageDescription = components['schemas']['ImageDescription'];
export type ImageSubmission = components['schemas']['ImageSubmission'];
export type VideoSubmission = components['schemas']['VideoSubmission'];
export type MediaSubmission = components['schemas']['MediaSubmission'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type PostImage = components['schemas']['PostImage'];
export type PostVideo = components['schemas']['PostVideo'];
export type PostMedia = components['schemas']['PostMedia'];
export type LinkCard = components['schemas']['LinkCard'];
export type LinkPicture = components['schemas']['LinkPicture'];
export type LinkAddress = components['schemas']['LinkAddress'];
export type LinkReading = components['schemas']['LinkReading'];
export type VideoAddress = components['schemas']['VideoAddress'];
export type VideoValidation = components['schemas']['VideoValidation'];
export type HeldText = components['schemas']['HeldText'];
export type MyFeedMeta = components['schemas']['MyFeedMeta'];
export type PostMeta = components['schemas']['PostMeta'];
export type PostSubmission = components['schemas']['PostSubmission'];
export type OfferForm = components['schemas']['OfferForm'];
export type OfferStock = components['schemas']['OfferStock'];
export type SavedOffer = components['schemas']['SavedOffer'];
export type OfferCreated = components['schemas']['OfferCreated'];
export type OfferConfig = components['schemas']['OfferConfig'];
export type PostOffers = components['schemas']['PostOffers'];
export type PostOffer = components['schemas']['PostOffer'];
export type OfferPick = components['schemas']['OfferPick'];
export type MyOfferPicks = components['schemas']['MyOfferPicks'];
export type PollSubmission = components['schemas']['PollSubmission'];
export type PollDuration = components['schemas']['PollDuration'];
export type PollOptionText = components['schemas']['PollOptionText'];
export type Poll = components['schemas']['Poll'];
export type PollOption = components['schemas']['PollOption'];
export type PollConfig = components['schemas']['PollConfig'];
export type PollVote = components['schemas']['PollVote'];
export type PollIds = components['schemas']['PollIds'];
export type MyPollVotes = components['schemas']['MyPollVotes'];
export type LinkChoice = components['schemas']['LinkChoice'];
export type PostEdit = components['schemas']['PostEdit'];
export type RephraseOutcome = components['schemas']['RephraseOutcome'];
export type PostWording = components['schemas']['PostWording'];
export type RephrasedPost = components['schemas']['RephrasedPost'];
export type ReviewOfPost = components['schemas']['ReviewOfPost'];
export type GeneratedPost = components['schemas']['GeneratedPost'];
export type AbusiveWords = components['schemas']['AbusiveWords'];
export type PostCreated = components['schemas']['PostCreated'];
export type PostRefused = components['schemas']['PostRefused'];
export type PostIds = components['schemas']['PostIds'];
export type CommentStatus = components['schemas']['CommentStatus'];
export type Comment = components['schemas']['Comment'];
export type CommentSubmission = components['schemas']['CommentSubmission'];
export type CommentEdit = components['schemas']['CommentEdit'];
export type PostText = components['schemas']['PostText'];
export type CommentText = components['schemas']['CommentText'];
export type CommentPage = components['schemas']['CommentPage'];
export type PostCommentPage = components['schemas']['PostCommentPage'];
export type FirstReplies = components['schemas']['FirstReplies'];
export type Vote = components['schemas']['Vote'];
export type VoteTally = components['schemas']['VoteTally'];
export type Report = components['schemas']['Report'];
export type VersionedType = components['schemas']['VersionedType'];
export type Version = components['schemas']['Version'];
export type Versions = components['schemas']['Versions'];
export type ReportedType = components['schemas']['ReportedType'];
export type ReportReason = components['schemas']['ReportReason'];
export type Share = components['schemas']['Share'];
export type ShareChannel = components['schemas']['ShareChannel'];
export type Shares = components['schemas']['Shares'];
export type BlockedName = components['schemas']['BlockedName'];
export type BlockedNames = components['schemas']['BlockedNames'];
export type VoteList = components['schemas']['VoteList'];
export type CastVotes = components['schemas']['CastVotes'];
export type FoundVotes = components['schemas']['FoundVotes'];
export type MyVotes = components['schemas']['MyVotes'];
export type Community = components['schemas']['Community'];
export type TopicMeta = components['schemas']['TopicMeta'];
export type ListedCommunity = components['schemas']['ListedCommunity'];
export type CommunityTypeGroup = components['schemas']['CommunityTypeGroup'];
export type CommunityItems = components['schemas']['CommunityItems'];
export type LinkedPageName = components['schemas']['LinkedPageName'];
export type PageLink = components['schemas']['PageLink'];
export type PageLinks = components['schemas']['PageLinks'];
export type AnswerCandidate = components['schemas']['AnswerCandidate'];
export type AnswerCandidates = components['schemas']['AnswerCandidates'];
export type AnswerRequest = components['schemas']['AnswerRequest'];
export type AnswerRequested = components['schemas']['AnswerRequested'];
export type CommunityContributor = components['schemas']['CommunityContributor'];
export type CommunityPage = components['schemas']['CommunityPage'];
export type TopicName = components['schemas']['TopicName'];
export type Topic = components['schemas']['Topic'];
export type CommunityGroup = components['schemas']['CommunityGroup'];
export type NewPosts = components['schemas']['NewPosts'];
export type CommunitySearchResult = components['schemas']['CommunitySearchResult'];
export type BookmarkKind = components['schemas']['BookmarkKind'];
export type BookmarkId = components['schemas']['BookmarkId'];
export type BookmarkIds = components['schemas']['BookmarkIds'];
export type BookmarkedItem = components['schemas']['BookmarkedItem'];
export type Bookmark = components['schemas']['Bookmark'];
export type BookmarkPage = components['schemas']['BookmarkPage'];
export type Line = components['schemas']['Line'];
export type HexColor = components['schemas']['HexColor'];
export type ProfileType = components['schemas']['ProfileType'];
export type Proof = components['schemas']['Proof'];
export type CommunityType = components['schemas']['CommunityType'];
export type Timestamp = components['schemas']['Timestamp'];
export type Name = components['schemas']['Name'];
export type StockType = components['schemas']['StockType'];
export type VestingPeriod = components['schemas']['VestingPeriod'];
export type Problem = components['schemas']['Problem'];
export type ContributionReason = components['schemas']['ContributionReason'];
export type ProfileTag = components['schemas']['ProfileTag'];
export type Prose = components['schemas']['Prose'];
export type CommunityRef = components['schemas']['CommunityRef'];
export type Text = components['schemas']['Text'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly FeedType: "GENERIC" | "PERSONALIZED";
        /**
         * @description newest: the latest first. top: the most points first, which are up-votes less down-votes. rising: the latest first, where ten times the points of another post, each comment counted as a point, put a post 12.5 hours ahead.
         * @enum {string}
         */
        readonly FeedSort: "newest" | "top" | "rising";
        /** @enum {string} */
        readonly SortOrder: "popularity" | "oldToNew" | "newToOld";
        /** @enum {string} */
        readonly PostStatus: "FLAGGED" | "LIVE" | "AUTHOR_REJECTED" | "NOT_FOUND" | "DELETED";
        /** @enum {string} */
        readonly PostKind: "salary" | "poll" | "image" | "video";
        /** @enum {string} */
        readonly ResourceType: "post" | "comment";
        /** @enum {string} */
        readonly VoteType: "up" | "down" | "none";
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
        /** @description The pseudonyms that the text names with an @ before them, as they are written there; each of them existed when it was written. A name that its owner has given up stays as it is written. */
        readonly Mentions: readonly string[];
        /** @description Of posts with pictures only. */
        readonly PostAdditionalData: {
            /** @description The keys of the pictures as they are shown. */
            readonly order: readonly components["schemas"]["FileKey"][];
        };
        readonly PostPage: {
            readonly items: readonly components["schemas"]["Post"][];
            readonly nextCursor: string | null;
        };
        /**
         * @description A video is sent as YOUTUBE and answered as what it is.
         * @enum {string}
         */
        readonly MediaType: "IMAGE" | "YOUTUBE" | "YOUTUBE_SHORT" | "YOUTUBE_VIDEO";
        /** @description A random part, and the width and height in px. */
        readonly FileKey: string;
        /** @description What the picture shows, for those who do not see it; empty for nothing. */
        readonly ImageDescription: string & components["schemas"]["Line"];
        readonly ImageSubmission: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "IMAGE";
            readonly fileKey: components["schemas"]["FileKey"];
            readonly description?: components["schemas"]["ImageDescription"];
            /** @description True if a computer program made or changed it, as its author says; false if it is not said. A label that a post has stays. */
            readonly isSynthetic?: boolean;
        };
        readonly VideoSubmission: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "YOUTUBE";
            readonly fullUrl: components["schemas"]["Line"];
        };
        readonly MediaSubmission: components["schemas"]["ImageSubmission"] | components["schemas"]["VideoSubmission"];
        readonly UploadedImage: {
            readonly fileKey: components["schemas"]["FileKey"];
            readonly url: string;
            /** @description The same picture in at most 800 px. */
            readonly previewUrl: string;
            readonly width: number;
            readonly height: number;
        };
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
        readonly LinkPicture: {
            /** @description A path on this site. */
            readonly url: string;
            /** @description In pixels. */
            readonly width: number;
            /** @description In pixels. */
            readonly height: number;
        };
        readonly LinkAddress: {
            readonly url: components["schemas"]["Line"];
        };
        readonly LinkReading: {
            readonly link: components["schemas"]["LinkCard"] | null;
        };
        readonly VideoAddress: {
            readonly url: components["schemas"]["Line"];
        };
        readonly VideoValidation: {
            readonly valid: boolean;
            readonly type: components["schemas"]["MediaType"] | null;
            /** @description The one address that the product uses for this video, with the second at which it starts. */
            readonly fullUrl: string | null;
        };
        readonly HeldText: {
            /** @enum {string} */
            readonly kind: "post" | "comment";
            /** Format: uuid */
            readonly id: string;
            /**
             * Format: uuid
             * @description Of a comment, the post that it hangs below.
             */
            readonly postId: string;
            /**
             * @description PENDING waits for a moderator; REJECTED was taken off by one.
             * @enum {string}
             */
            readonly status: "PENDING" | "REJECTED";
            /** @description Without the title of a post. */
            readonly text: string;
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description Empty for one that waits without a finding, and for one that was taken off, whose statement has the reason. */
            readonly reasons: readonly components["schemas"]["ContributionReason"][];
        };
        readonly MyFeedMeta: {
            /** @description Posts that are not deleted. */
            readonly postsCount: number;
            /** @description Comments and replies that are not deleted. */
            readonly answersCount: number;
            /** @description Communities that the user follows. */
            readonly followedCount: number;
        };
        readonly PostMeta: {
            /** Format: uuid */
            readonly id: string;
            readonly votes: {
                readonly upvotes: number;
                readonly downvotes: number;
            };
            readonly comments: number;
            readonly communities: readonly components["schemas"]["Community"][];
        };
        readonly PostSubmission: {
            readonly content: components["schemas"]["Prose"];
            readonly media: readonly components["schemas"]["MediaSubmission"][];
            readonly poll: components["schemas"]["PollSubmission"] | null;
            readonly title: components["schemas"]["Line"] | null;
            readonly community: components["schemas"]["CommunityRef"];
            readonly campaign?: components["schemas"]["Line"];
            readonly profileType: components["schemas"]["ProfileType"];
            /** @description Of the user’s own saved offers; the post keeps them as they are now. */
            readonly salaryIds: readonly number[];
            /** @description The post shows no card of the page that it links to, and the page is not read. */
            readonly withoutLink?: boolean;
        };
        readonly OfferForm: {
            readonly companyName: components["schemas"]["Name"];
            readonly designation: components["schemas"]["Name"];
            /** @description In words: Pune, remote. */
            readonly city: components["schemas"]["Name"];
            /** @description In rupees a year, rounded to a tenth of a lakh, from a crore on to a tenth of a crore; that is all that is kept. */
            readonly fixed: number;
            /** @description In rupees a year, rounded as fixed. */
            readonly variable: number;
            /** @description In rupees, once, rounded as fixed. */
            readonly joiningBonus: number;
            /** @description Null for none. */
            readonly stock: components["schemas"]["OfferStock"] | null;
            /** @description It is what one earns now. */
            readonly currentSalary: boolean;
        };
        readonly OfferStock: {
            readonly type: components["schemas"]["StockType"];
            /** @description In rupees over the whole period; the share of a year is rounded as fixed. */
            readonly value: number;
            readonly vestingPeriod: components["schemas"]["VestingPeriod"];
        };
        readonly SavedOffer: {
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
        };
        readonly OfferCreated: {
            readonly id: number;
        };
        readonly OfferConfig: {
            /** @description Of one post. */
            readonly maxOffers: number;
            readonly stockTypes: readonly components["schemas"]["StockType"][];
            readonly vestingPeriods: readonly components["schemas"]["VestingPeriod"][];
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
        readonly OfferPick: {
            /** Format: uuid */
            readonly postId: string;
            readonly salaryId: number;
        };
        readonly MyOfferPicks: {
            readonly votes: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly salaryId: number;
            }[];
        };
        readonly PollSubmission: {
            readonly options: readonly components["schemas"]["PollOptionText"][];
            readonly durationHours: components["schemas"]["PollDuration"];
        };
        /**
         * @description For how long a poll is open, in hours.
         * @enum {integer}
         */
        readonly PollDuration: 24 | 72 | 168;
        readonly PollOptionText: string & components["schemas"]["Name"];
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
        readonly PollOption: {
            /** @description Its place. */
            readonly id: number;
            readonly text: string;
            /** @description Null if the viewer may not know yet. */
            readonly votes: number | null;
        };
        readonly PollConfig: {
            readonly minOptions: number;
            readonly maxOptions: number;
            /** @description In characters. */
            readonly maxOptionLength: number;
            /** @description Shortest first. */
            readonly durations: readonly components["schemas"]["PollDuration"][];
        };
        readonly PollVote: {
            /** Format: uuid */
            readonly pollId: string;
            readonly optionId: number;
        };
        readonly PollIds: {
            readonly pollIds: readonly string[];
        };
        readonly MyPollVotes: {
            readonly votes: readonly {
                /** Format: uuid */
                readonly id: string;
                readonly optionId: number;
            }[];
        };
        readonly LinkChoice: {
            readonly isShown: boolean;
        };
        readonly PostEdit: {
            readonly content: components["schemas"]["Prose"];
            readonly media: readonly components["schemas"]["MediaSubmission"][];
            readonly title: components["schemas"]["Line"] | null;
        };
        /** @enum {string} */
        readonly RephraseOutcome: "VALID" | "JUNK" | "USER_LIMIT_EXCEEDED" | "POST_LIMIT_EXCEEDED" | "UNKNOWN";
        readonly PostWording: {
            readonly title: components["schemas"]["Line"];
            readonly description: components["schemas"]["Text"];
        };
        readonly RephrasedPost: {
            readonly title: string;
            readonly description: string;
            readonly responseType: components["schemas"]["RephraseOutcome"];
        };
        readonly ReviewOfPost: {
            /** Format: uuid */
            readonly reviewId: string;
        };
        readonly GeneratedPost: {
            readonly title: string;
            readonly content: string;
            /** @description The community of the review's company, where the post belongs unless its author chooses another; null for none. */
            readonly community: components["schemas"]["PostCommunity"] | null;
        };
        readonly AbusiveWords: {
            readonly words: readonly string[];
        };
        readonly PostCreated: {
            /** Format: uuid */
            readonly postId: string;
        };
        readonly PostRefused: {
            /** @description Why nothing was posted and what to do. */
            readonly message: string;
        };
        readonly PostIds: {
            readonly postIds: readonly string[];
        };
        /**
         * @description A held one waits for a moderator, and a moderator has taken a removed one off: its author alone reads and changes both, and for others they are as a deleted one.
         * @enum {string}
         */
        readonly CommentStatus: "LIVE" | "HELD" | "REMOVED" | "DELETED";
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
            /** @description Null if it is deleted. */
            readonly author: components["schemas"]["PostAuthor"] | null;
            readonly createdAt: components["schemas"]["Timestamp"];
            /** @description Of the last change of its text; null for none. */
            readonly editedAt: components["schemas"]["Timestamp"] | null;
            readonly upvotes: number;
            readonly downvotes: number;
            readonly myVote: components["schemas"]["VoteType"];
            /** @description Replies right below it that are shown. */
            readonly repliesCount: number;
            /** @description Replies below it that are shown, replies to replies among them. */
            readonly repliesBelow: number;
            readonly isMine: boolean;
            readonly mentions: components["schemas"]["Mentions"];
        };
        readonly CommentSubmission: {
            readonly content: components["schemas"]["CommentText"];
            readonly profileType: components["schemas"]["ProfileType"];
        };
        readonly CommentEdit: {
            readonly content: components["schemas"]["CommentText"];
            /** @description True if a deleted comment comes back with this text. */
            readonly bringsBack?: boolean;
        };
        readonly PostText: components["schemas"]["Prose"];
        readonly CommentText: string & components["schemas"]["Prose"];
        readonly CommentPage: {
            readonly items: readonly components["schemas"]["Comment"][];
            readonly nextCursor: string | null;
        };
        readonly PostCommentPage: {
            readonly items: readonly components["schemas"]["Comment"][];
            readonly nextCursor: string | null;
            /** @description Of every comment of the page that has replies, in no order. Of a post with at most twelve comments they are all replies, and those to replies as well. */
            readonly firstReplies: readonly components["schemas"]["FirstReplies"][];
        };
        /** @description The oldest replies to a comment, as the first page of `listReplies` that is shorter than others. */
        readonly FirstReplies: {
            /** Format: uuid */
            readonly commentId: string;
            readonly items: readonly components["schemas"]["Comment"][];
            /** @description Asks `listReplies` for the replies after them; null if there are no more. */
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
        readonly Report: {
            /** Format: uuid */
            readonly resourceId: string;
            readonly resourceType: components["schemas"]["ReportedType"];
            readonly reason: components["schemas"]["ReportReason"];
            /** @description In the user’s own words. */
            readonly details: components["schemas"]["Text"] | null;
        };
        /** @enum {string} */
        readonly VersionedType: "post" | "comment";
        /** @description What a post or a comment said from one moment until it was changed. */
        readonly Version: {
            /** @description Null for a comment, and for a post without one. */
            readonly title: string | null;
            /** @description Plain text. */
            readonly content: string;
            readonly writtenAt: components["schemas"]["Timestamp"];
        };
        readonly Versions: {
            readonly items: readonly components["schemas"]["Version"][];
        };
        /**
         * @description review, photo, interview, job, answer: of a company. interview is the whole report of one, its questions included; job is an opening; answer is that of a company, or the reply of an author.
         * @enum {string}
         */
        readonly ReportedType: "post" | "comment" | "review" | "photo" | "interview" | "job" | "answer";
        /**
         * @description IDENTITY: it shows who someone is. ABUSE: it insults or threatens. FALSE: it is false and harms someone. ADVERTISING: it sells something. WRONG_PLACE: it belongs to another community or company. LAW: it breaks the law at work. MONEY: it asks for money. NOT_REAL: there is no such job. NO_ANSWER: nobody answers. The last three are for a job alone, and IDENTITY, ABUSE and FALSE are for all types but a job; any other pair is a 400 for `reason`.
         * @enum {string}
         */
        readonly ReportReason: "MONEY" | "NOT_REAL" | "NO_ANSWER" | "IDENTITY" | "ABUSE" | "FALSE" | "ADVERTISING" | "WRONG_PLACE" | "LAW" | "OTHER";
        readonly Share: {
            /** Format: uuid */
            readonly resourceId: string;
            readonly resourceType: components["schemas"]["ResourceType"];
            readonly channel: components["schemas"]["ShareChannel"];
        };
        /**
         * @description native: the sheet of the device.
         * @enum {string}
         */
        readonly ShareChannel: "native" | "copy" | "whatsapp";
        readonly Shares: {
            readonly shares: number;
        };
        readonly BlockedName: {
            /** @description A pseudonym. */
            readonly name: components["schemas"]["Line"];
        };
        readonly BlockedNames: {
            readonly names: readonly string[];
        };
        readonly VoteList: {
            readonly votes: readonly components["schemas"]["Vote"][];
        };
        readonly CastVotes: {
            readonly votes: readonly components["schemas"]["VoteTally"][];
            readonly refused: readonly {
                /** Format: uuid */
                readonly resourceId: string;
                /** @enum {string} */
                readonly code: "post_not_found" | "comment_not_found" | "own_post" | "own_comment";
            }[];
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
            readonly topicMeta: components["schemas"]["TopicMeta"];
            /** @description True if the viewer follows it. */
            readonly followed: boolean;
        };
        readonly TopicMeta: {
            readonly posts: number;
            /** @description In fives, counted once a day; 0 below five. */
            readonly followers: number;
        };
        readonly ListedCommunity: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            readonly logo: string | null;
            readonly topicMeta: components["schemas"]["TopicMeta"];
            /** @description True if the viewer follows it. */
            readonly followed: boolean;
            /** @description A sentence about it. */
            readonly about: string | null;
        };
        readonly CommunityTypeGroup: {
            readonly type: components["schemas"]["CommunityType"];
            /** @description The number of communities of this type. */
            readonly total: number;
            readonly communities: readonly components["schemas"]["ListedCommunity"][];
        };
        readonly CommunityItems: {
            readonly items: readonly components["schemas"]["ListedCommunity"][];
            readonly page: number;
            readonly total: number;
        };
        /**
         * @description CommunityListing is a topic.
         * @enum {string}
         */
        readonly LinkedPageName: "Post" | "CommunityListing" | "DepartmentListing" | "CompanyPosts";
        readonly PageLink: {
            readonly title: string;
            /** @description A path of the product. */
            readonly url: string;
        };
        readonly PageLinks: {
            readonly items: readonly components["schemas"]["PageLink"][];
        };
        /** @description A pseudonym that can be asked for an answer. */
        readonly AnswerCandidate: {
            readonly name: string;
            readonly tagline: string | null;
            readonly avatarUrl: string;
            readonly avatarBgColor: components["schemas"]["HexColor"];
            /** @description Its recent posts and comments in the community. */
            readonly contributions: number;
            /** @description The up-votes they received. */
            readonly upvotes: number;
            /** @description True if the user has asked it already. */
            readonly isAsked: boolean;
        };
        readonly AnswerCandidates: {
            readonly candidates: readonly components["schemas"]["AnswerCandidate"][];
            /** @description The number of further people whom the user may ask about this post. */
            readonly left: number;
        };
        readonly AnswerRequest: {
            /** @description A pseudonym. */
            readonly name: components["schemas"]["Line"];
        };
        readonly AnswerRequested: {
            /** @description The number of further people whom the user may ask about this post. */
            readonly left: number;
        };
        /** @description A pseudonym under which others found posts of the last 30 days useful. */
        readonly CommunityContributor: {
            readonly name: string;
            readonly tagline: string | null;
            readonly avatarUrl: string;
            readonly avatarBgColor: components["schemas"]["HexColor"];
            readonly posts: number;
            readonly upvotes: number;
        };
        readonly CommunityPage: {
            readonly community: components["schemas"]["ListedCommunity"];
            /** @description What the community is, in words: Topic, the company’s industry, or Department. */
            readonly category: string;
            /** @description Live posts of the last seven days. */
            readonly postsThisWeek: number;
            /** @description Who wrote what was found most useful, most first. */
            readonly contributors: readonly components["schemas"]["CommunityContributor"][];
            /** @description Communities that at least five followers of this one follow too, then others like it. */
            readonly related: readonly components["schemas"]["Community"][];
        };
        readonly TopicName: {
            readonly id: number;
            readonly name: string;
        };
        readonly Topic: {
            readonly id: number;
            readonly name: string;
            readonly slug: string;
            readonly topicMeta: components["schemas"]["TopicMeta"];
        };
        readonly CommunityGroup: {
            readonly type: components["schemas"]["CommunityType"];
            readonly communities: readonly components["schemas"]["ListedCommunity"][];
        };
        readonly NewPosts: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
            /** @description Counted up to 100. */
            readonly posts: number;
        };
        readonly CommunitySearchResult: {
            /** @description Its part of a path. */
            readonly slug: string;
            readonly topicMeta: components["schemas"]["TopicMeta"];
            readonly entityId: number;
            readonly name: string;
            readonly type: components["schemas"]["CommunityType"];
            readonly logo: string | null;
            /** @description What the community is, in words: Topic, the company’s industry, or Department. */
            readonly category: string;
        };
        /** @enum {string} */
        readonly BookmarkKind: "post" | "job" | "review" | "question";
        readonly BookmarkId: {
            readonly kind: components["schemas"]["BookmarkKind"];
            /** Format: uuid */
            readonly itemId: string;
        };
        readonly BookmarkIds: {
            readonly items: readonly components["schemas"]["BookmarkId"][];
        };
        readonly BookmarkedItem: {
            /** @description The title, or the first words of one without; null for a review of nothing but ratings. */
            readonly title: string | null;
            /** @description The community of a post; the company of others. */
            readonly about: string;
            /** @description The company in addresses; null for a post. */
            readonly company: string | null;
        };
        readonly Bookmark: {
            readonly kind: components["schemas"]["BookmarkKind"];
            /** Format: uuid */
            readonly itemId: string;
            /** @description Null for one that is gone. */
            readonly shown: components["schemas"]["BookmarkedItem"] | null;
        };
        readonly BookmarkPage: {
            readonly items: readonly components["schemas"]["Bookmark"][];
            readonly nextCursor: string | null;
            readonly counts: {
                readonly post: number;
                readonly job: number;
                readonly review: number;
                readonly question: number;
            };
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
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
        /** @enum {string} */
        readonly CommunityType: "topic" | "company" | "department";
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** @enum {string} */
        readonly StockType: "esops" | "rsus" | "sars" | "other" | "notSure";
        /**
         * @description In years; four years are counted where it is not known.
         * @enum {string}
         */
        readonly VestingPeriod: "3" | "4" | "5" | "notAware";
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
        /** @description A rule that a contribution breaks. */
        readonly ContributionReason: {
            /** @description The title of the rule. */
            readonly rule: string;
            readonly wording: string;
            /** @description The words meant, as they are in the text. */
            readonly words: readonly string[];
        };
        /** @description Another value for each user, and after each change of how others see the user. It says nothing else. */
        readonly ProfileTag: string;
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /** @description Points at a community. */
        readonly CommunityRef: {
            readonly type: components["schemas"]["CommunityType"];
            readonly entityId: number;
        };
        /** @description Text of several lines, never markup. */
        readonly Text: string;
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
        /** @description What the bookmark is of. */
        readonly BookmarkKind: components["schemas"]["BookmarkKind"];
        /** @description The id of the post, job, review or question. */
        readonly BookmarkItem: string;
        /** @description The kind of community. */
        readonly CommunityKind: components["schemas"]["CommunityType"];
        /** @description The interview question's id. */
        readonly QuestionId: string;
        /** @description The post's id. */
        readonly PostId: string;
        /** @description The order. */
        readonly FeedSort: components["schemas"]["FeedSort"];
        /** @description The comment's id. */
        readonly CommentId: string;
        /** @description What was changed. */
        readonly VersionedType: components["schemas"]["VersionedType"];
        /** @description The id of the post or comment. */
        readonly VersionedId: string;
        /** @description The offer's id. */
        readonly SalaryId: number;
        /** @description One per offer that is saved, kept over retries. Remembered for at least a day. */
        readonly OfferKey: string;
        /** @description One per comment that is written, kept over retries. Remembered for at least a day. */
        readonly CommentKey: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: components["schemas"]["Line"];
        /** @description The maximum number of items. */
        readonly Limit: number;
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
        readonly ProfileTag: components["schemas"]["ProfileTag"];
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description The program that asks. A guest's program that names itself a crawler or a script is refused (403 `crawler_not_allowed`); a user's is not. */
        readonly UserAgent: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly listFeed: {
        readonly parameters: {
            readonly query?: {
                /** @description Which feed. */
                readonly feedType?: components["schemas"]["FeedType"];
                /** @description The order. */
                readonly sort?: components["parameters"]["FeedSort"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listMyPosts: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of the user’s posts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getMyFeedMeta: {
        readonly parameters: {};
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MyFeedMeta"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listHeldTexts: {
        readonly parameters: {};
        readonly responses: {
            /** @description The posts and comments. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["HeldText"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getPostMeta: {
        readonly parameters: {
            readonly query?: {
                /** @description Whether the post’s community is to be answered too, with its counts. */
                readonly updatedCommunities?: boolean;
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description The counts; no community unless it was asked for. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostMeta"];
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
    readonly listPageLinks: {
        readonly parameters: {
            readonly query: {
                /** @description The screen that the links are for. */
                readonly pageName: components["schemas"]["LinkedPageName"];
                /** @description The id of the post, or the community's id within its kind. */
                readonly entityId: string;
            };
        };
        readonly responses: {
            /** @description The links, the nearest first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PageLinks"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCommunityPosts: {
        readonly parameters: {
            readonly query?: {
                /** @description True selects questions only. A post is a question if a word of its title or text ends with a question mark, or if it was made for an interview question. */
                readonly asks?: boolean;
                /** @description The order. */
                readonly sort?: components["parameters"]["FeedSort"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            /** @description Nothing is stored, and why. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostRefused"];
                };
            };
            /** @description The post’s id. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["PostCreated"];
                };
            };
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
    readonly generateReviewPost: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewOfPost"];
            };
        };
        readonly responses: {
            /** @description The beginning of a post. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["GeneratedPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly rephrasePost: {
        readonly parameters: {
            readonly header: {
                /** @description The key of the draft. */
                readonly "idempotency-key": string;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostWording"];
            };
        };
        readonly responses: {
            /** @description The wording, and what became of the request. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["RephrasedPost"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listAbusiveWords: {
        readonly parameters: {};
        readonly responses: {
            /** @description The words. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AbusiveWords"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly editPost: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostEdit"];
            };
        };
        readonly responses: {
            /** @description The post as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Post"];
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
    readonly deletePost: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description It is deleted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly restorePost: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
            };
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description The post as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Post"];
                };
            };
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
    readonly uploadPostImage: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The stored picture. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["UploadedImage"];
                };
            };
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
    readonly deletePostMedia: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
                /** @description The picture’s key. */
                readonly key: components["schemas"]["FileKey"];
            };
        };
        readonly responses: {
            /** @description The post no longer has this picture. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly validateYoutubeUrl: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VideoAddress"];
            };
        };
        readonly responses: {
            /** @description The video; `type` and `fullUrl` are null where the address is none of a video. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["VideoValidation"];
                };
            };
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
    readonly readLink: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkAddress"];
            };
        };
        readonly responses: {
            /** @description The page; null if it cannot be read or has no title, and where the user has asked too often. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["LinkReading"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly showLink: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkChoice"];
            };
        };
        readonly responses: {
            /** @description The post as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Post"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listComments: {
        readonly parameters: {
            readonly query?: {
                /** @description The order. */
                readonly sort?: components["schemas"]["SortOrder"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
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
                    readonly "application/json": components["schemas"]["PostCommentPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly answerQuestion: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
                /** @description One per comment that is written, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["CommentKey"];
            };
            readonly path: {
                /** @description The interview question's id. */
                readonly questionId: components["parameters"]["QuestionId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CommentSubmission"];
            };
        };
        readonly responses: {
            /** @description The answer. */
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listReplies: {
        readonly parameters: {
            readonly query?: {
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listVersions: {
        readonly parameters: {
            readonly path: {
                /** @description What was changed. */
                readonly versionedType: components["parameters"]["VersionedType"];
                /** @description The id of the post or comment. */
                readonly versionedId: components["parameters"]["VersionedId"];
            };
        };
        readonly responses: {
            /** @description The earlier texts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Versions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly eraseVersions: {
        readonly parameters: {
            readonly path: {
                /** @description What was changed. */
                readonly versionedType: components["parameters"]["VersionedType"];
                /** @description The id of the post or comment. */
                readonly versionedId: components["parameters"]["VersionedId"];
            };
        };
        readonly responses: {
            /** @description They are removed. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            /** @description The resource, where the user has voted so; else nothing. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["FoundVotes"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly castVotes: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VoteList"];
            };
        };
        readonly responses: {
            /** @description The votes that count, each with its counts, and those that do not. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CastVotes"];
                };
            };
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
    readonly listMyVotes: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description The user’s votes. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MyVotes"];
                };
            };
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
    readonly report: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Report"];
            };
        };
        readonly responses: {
            /** @description Reported. */
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
    readonly recordShare: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Share"];
            };
        };
        readonly responses: {
            /** @description How often it was shared. A user counts once a day, and so do the guests of a network. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Shares"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly hidePost: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description Hidden. */
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
    readonly showPost: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description Shown again. */
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
    readonly listAnswerCandidates: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly responses: {
            /** @description The pseudonyms, at most ten. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AnswerCandidates"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly requestAnswer: {
        readonly parameters: {
            readonly path: {
                /** @description The post's id. */
                readonly postId: components["parameters"]["PostId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        readonly responses: {
            /** @description Asked. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AnswerRequested"];
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
    readonly listBlockedNames: {
        readonly parameters: {};
        readonly responses: {
            /** @description The names. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BlockedNames"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly blockName: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BlockedName"];
            };
        };
        readonly responses: {
            /** @description Blocked. */
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
    readonly unblockName: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BlockedName"];
            };
        };
        readonly responses: {
            /** @description Readable again. */
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
    readonly getPollConfig: {
        readonly parameters: {};
        readonly responses: {
            /** @description The limits of a poll, and for how long it can be open. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PollConfig"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly voteInPoll: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PollVote"];
            };
        };
        readonly responses: {
            /** @description The poll with the vote. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Poll"];
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
    readonly listMyPollVotes: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PollIds"];
            };
        };
        readonly responses: {
            /** @description The user’s votes. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MyPollVotes"];
                };
            };
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
    readonly createOffer: {
        readonly parameters: {
            readonly header: {
                /** @description One per offer that is saved, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": components["parameters"]["OfferKey"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferForm"];
            };
        };
        readonly responses: {
            /** @description The id of the offer. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["OfferCreated"];
                };
            };
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
    readonly listOffers: {
        readonly parameters: {};
        readonly responses: {
            /** @description The offers, the current salary first. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["SavedOffer"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getOfferConfig: {
        readonly parameters: {};
        readonly responses: {
            /** @description How many a post compares, and which stock it knows. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OfferConfig"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly pickOffer: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferPick"];
            };
        };
        readonly responses: {
            /** @description The offers with the pick. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PostOffers"];
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
    readonly listMyOfferPicks: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PostIds"];
            };
        };
        readonly responses: {
            /** @description The user’s picks. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MyOfferPicks"];
                };
            };
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
    readonly getOffer: {
        readonly parameters: {
            readonly path: {
                /** @description The offer's id. */
                readonly salaryId: components["parameters"]["SalaryId"];
            };
        };
        readonly responses: {
            /** @description The offer. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SavedOffer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly updateOffer: {
        readonly parameters: {
            readonly path: {
                /** @description The offer's id. */
                readonly salaryId: components["parameters"]["SalaryId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OfferForm"];
            };
        };
        readonly responses: {
            /** @description The offer as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SavedOffer"];
                };
            };
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
    readonly deleteOffer: {
        readonly parameters: {
            readonly path: {
                /** @description The offer's id. */
                readonly salaryId: components["parameters"]["SalaryId"];
            };
        };
        readonly responses: {
            /** @description It is deleted. */
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCommunities: {
        readonly parameters: {
            readonly query?: {
                /** @description Leave out those that the user follows; without a session it changes nothing. */
                readonly notFollowedOnly?: boolean;
                /** @description Every community, at most 1,000. `limit` is then ignored. */
                readonly all?: boolean;
                /** @description The maximum number of items. */
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly countNewPosts: {
        readonly parameters: {};
        readonly responses: {
            /** @description A community without a post of today is absent. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["NewPosts"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly searchCommunities: {
        readonly parameters: {
            readonly query: {
                /** @description The typed text. */
                readonly q: components["schemas"]["Name"];
                /** @description The maximum number of items. */
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            /** @description The community, no longer followed. */
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
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCommunityGroups: {
        readonly parameters: {};
        readonly responses: {
            /** @description Groups in the order topic, company, department; a type without communities is absent. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CommunityTypeGroup"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCommunityItems: {
        readonly parameters: {
            readonly query?: {
                /** @description Which page, from 1. */
                readonly page?: number;
                /** @description How many on a page. */
                readonly limit?: number;
            };
            readonly path: {
                /** @description The kind of community. */
                readonly type: components["parameters"]["CommunityKind"];
            };
        };
        readonly responses: {
            /** @description One page; empty behind the last one. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CommunityItems"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getCommunityPage: {
        readonly parameters: {
            readonly path: {
                /** @description The kind of community. */
                readonly type: components["parameters"]["CommunityKind"];
                /** @description The community’s part of its page’s path. */
                readonly slug: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The community. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CommunityPage"];
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
    readonly listTopicNames: {
        readonly parameters: {};
        readonly responses: {
            /** @description Names and ids. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["TopicName"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listTopics: {
        readonly parameters: {};
        readonly responses: {
            /** @description The topics. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Topic"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listBookmarks: {
        readonly parameters: {
            readonly query?: {
                /** @description Leaves out all others. */
                readonly kind?: components["schemas"]["BookmarkKind"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of the bookmarks, and how many there are of each kind. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BookmarkPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listBookmarkIds: {
        readonly parameters: {};
        readonly responses: {
            /** @description The last one first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BookmarkIds"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addBookmark: {
        readonly parameters: {
            readonly path: {
                /** @description What the bookmark is of. */
                readonly kind: components["parameters"]["BookmarkKind"];
                /** @description The id of the post, job, review or question. */
                readonly itemId: components["parameters"]["BookmarkItem"];
            };
        };
        readonly responses: {
            /** @description It is there. */
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
    readonly removeBookmark: {
        readonly parameters: {
            readonly path: {
                /** @description What the bookmark is of. */
                readonly kind: components["parameters"]["BookmarkKind"];
                /** @description The id of the post, job, review or question. */
                readonly itemId: components["parameters"]["BookmarkItem"];
            };
        };
        readonly responses: {
            /** @description It is not there. */
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
}
