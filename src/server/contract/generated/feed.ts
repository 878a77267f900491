// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { ShownViewer, Viewer } from '../viewer';

export interface ListFeedRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listFeed']['parameters']['query']>, 'feedType' | 'sort' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListFeedAnswer = Answer<200, operations['listFeed']['responses'][200]['content']['application/json']>;

export interface ListMyPostsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listMyPosts']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListMyPostsAnswer = Answer<200, operations['listMyPosts']['responses'][200]['content']['application/json']>;

export interface GetMyFeedMetaRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetMyFeedMetaAnswer = Answer<200, operations['getMyFeedMeta']['responses'][200]['content']['application/json']>;

export interface ListHeldTextsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListHeldTextsAnswer = Answer<200, operations['listHeldTexts']['responses'][200]['content']['application/json']>;

export interface GetPostMetaRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getPostMeta']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['getPostMeta']['parameters']['query']>, 'updatedCommunities'>;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPostMetaAnswer = Answer<200, operations['getPostMeta']['responses'][200]['content']['application/json']>;

export interface ListPageLinksRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listPageLinks']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListPageLinksAnswer = Answer<200, operations['listPageLinks']['responses'][200]['content']['application/json']>;

export interface GetPostRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getPost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPostAnswer = Answer<200, operations['getPost']['responses'][200]['content']['application/json']>;

export interface ListCommunityPostsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCommunityPosts']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listCommunityPosts']['parameters']['query']>, 'asks' | 'sort' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunityPostsAnswer = Answer<200, operations['listCommunityPosts']['responses'][200]['content']['application/json']>;

export interface CreatePostRequest extends HandlerContext<ShownViewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['createPost']['parameters']['header'];
  readonly body: operations['createPost']['requestBody']['content']['application/json'];
}

export type CreatePostAnswer = Answer<200, operations['createPost']['responses'][200]['content']['application/json']> | Answer<201, operations['createPost']['responses'][201]['content']['application/json']>;

export interface GenerateReviewPostRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['generateReviewPost']['requestBody']['content']['application/json'];
}

export type GenerateReviewPostAnswer = Answer<200, operations['generateReviewPost']['responses'][200]['content']['application/json']>;

export interface RephrasePostRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['rephrasePost']['parameters']['header'];
  readonly body: operations['rephrasePost']['requestBody']['content']['application/json'];
}

export type RephrasePostAnswer = Answer<200, operations['rephrasePost']['responses'][200]['content']['application/json']>;

export interface ListAbusiveWordsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListAbusiveWordsAnswer = Answer<200, operations['listAbusiveWords']['responses'][200]['content']['application/json']>;

export interface EditPostRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['editPost']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['editPost']['parameters']['header'];
  readonly body: operations['editPost']['requestBody']['content']['application/json'];
}

export type EditPostAnswer = Answer<200, operations['editPost']['responses'][200]['content']['application/json']>;

export interface DeletePostRequest extends HandlerContext<Viewer> {
  readonly path: operations['deletePost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeletePostAnswer = Answer<204, null>;

export interface RestorePostRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['restorePost']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['restorePost']['parameters']['header'];
  readonly body: undefined;
}

export type RestorePostAnswer = Answer<200, operations['restorePost']['responses'][200]['content']['application/json']>;

export interface UploadPostImageRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type UploadPostImageAnswer = Answer<201, operations['uploadPostImage']['responses'][201]['content']['application/json']>;

export interface DeletePostMediaRequest extends HandlerContext<Viewer> {
  readonly path: operations['deletePostMedia']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeletePostMediaAnswer = Answer<204, null>;

export interface ValidateYoutubeUrlRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['validateYoutubeUrl']['requestBody']['content']['application/json'];
}

export type ValidateYoutubeUrlAnswer = Answer<200, operations['validateYoutubeUrl']['responses'][200]['content']['application/json']>;

export interface ReadLinkRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['readLink']['requestBody']['content']['application/json'];
}

export type ReadLinkAnswer = Answer<200, operations['readLink']['responses'][200]['content']['application/json']>;

export interface ShowLinkRequest extends HandlerContext<Viewer> {
  readonly path: operations['showLink']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['showLink']['requestBody']['content']['application/json'];
}

export type ShowLinkAnswer = Answer<200, operations['showLink']['responses'][200]['content']['application/json']>;

export interface ListCommentsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listComments']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listComments']['parameters']['query']>, 'sort' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommentsAnswer = Answer<200, operations['listComments']['responses'][200]['content']['application/json']>;

export interface CreateCommentRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['createComment']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['createComment']['parameters']['header'];
  readonly body: operations['createComment']['requestBody']['content']['application/json'];
}

export type CreateCommentAnswer = Answer<201, operations['createComment']['responses'][201]['content']['application/json']>;

export interface AnswerQuestionRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['answerQuestion']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['answerQuestion']['parameters']['header'];
  readonly body: operations['answerQuestion']['requestBody']['content']['application/json'];
}

export type AnswerQuestionAnswer = Answer<201, operations['answerQuestion']['responses'][201]['content']['application/json']>;

export interface ReplyToCommentRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['replyToComment']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['replyToComment']['parameters']['header'];
  readonly body: operations['replyToComment']['requestBody']['content']['application/json'];
}

export type ReplyToCommentAnswer = Answer<201, operations['replyToComment']['responses'][201]['content']['application/json']>;

export interface GetCommentRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getComment']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCommentAnswer = Answer<200, operations['getComment']['responses'][200]['content']['application/json']>;

export interface EditCommentRequest extends HandlerContext<ShownViewer> {
  readonly path: operations['editComment']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['editComment']['parameters']['header'];
  readonly body: operations['editComment']['requestBody']['content']['application/json'];
}

export type EditCommentAnswer = Answer<200, operations['editComment']['responses'][200]['content']['application/json']>;

export interface DeleteCommentRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteComment']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteCommentAnswer = Answer<204, null>;

export interface ListRepliesRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listReplies']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listReplies']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListRepliesAnswer = Answer<200, operations['listReplies']['responses'][200]['content']['application/json']>;

export interface ListVersionsRequest extends HandlerContext<Viewer> {
  readonly path: operations['listVersions']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListVersionsAnswer = Answer<200, operations['listVersions']['responses'][200]['content']['application/json']>;

export interface EraseVersionsRequest extends HandlerContext<Viewer> {
  readonly path: operations['eraseVersions']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type EraseVersionsAnswer = Answer<204, null>;

export interface FindVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: operations['findVotes']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type FindVotesAnswer = Answer<200, operations['findVotes']['responses'][200]['content']['application/json']>;

export interface CastVoteRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['castVote']['requestBody']['content']['application/json'];
}

export type CastVoteAnswer = Answer<200, operations['castVote']['responses'][200]['content']['application/json']>;

export interface CastVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['castVotes']['requestBody']['content']['application/json'];
}

export type CastVotesAnswer = Answer<200, operations['castVotes']['responses'][200]['content']['application/json']>;

export interface ListMyVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['listMyVotes']['requestBody']['content']['application/json'];
}

export type ListMyVotesAnswer = Answer<200, operations['listMyVotes']['responses'][200]['content']['application/json']>;

export interface ReportRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['report']['requestBody']['content']['application/json'];
}

export type ReportAnswer = Answer<204, null>;

export interface RecordShareRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['recordShare']['requestBody']['content']['application/json'];
}

export type RecordShareAnswer = Answer<200, operations['recordShare']['responses'][200]['content']['application/json']>;

export interface HidePostRequest extends HandlerContext<Viewer> {
  readonly path: operations['hidePost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type HidePostAnswer = Answer<204, null>;

export interface ShowPostRequest extends HandlerContext<Viewer> {
  readonly path: operations['showPost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ShowPostAnswer = Answer<204, null>;

export interface ListAnswerCandidatesRequest extends HandlerContext<Viewer> {
  readonly path: operations['listAnswerCandidates']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListAnswerCandidatesAnswer = Answer<200, operations['listAnswerCandidates']['responses'][200]['content']['application/json']>;

export interface RequestAnswerRequest extends HandlerContext<Viewer> {
  readonly path: operations['requestAnswer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['requestAnswer']['requestBody']['content']['application/json'];
}

export type RequestAnswerAnswer = Answer<200, operations['requestAnswer']['responses'][200]['content']['application/json']>;

export interface ListBlockedNamesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListBlockedNamesAnswer = Answer<200, operations['listBlockedNames']['responses'][200]['content']['application/json']>;

export interface BlockNameRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['blockName']['requestBody']['content']['application/json'];
}

export type BlockNameAnswer = Answer<204, null>;

export interface UnblockNameRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['unblockName']['requestBody']['content']['application/json'];
}

export type UnblockNameAnswer = Answer<204, null>;

export interface GetPollConfigRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPollConfigAnswer = Answer<200, operations['getPollConfig']['responses'][200]['content']['application/json']>;

export interface VoteInPollRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['voteInPoll']['requestBody']['content']['application/json'];
}

export type VoteInPollAnswer = Answer<200, operations['voteInPoll']['responses'][200]['content']['application/json']>;

export interface ListMyPollVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['listMyPollVotes']['requestBody']['content']['application/json'];
}

export type ListMyPollVotesAnswer = Answer<200, operations['listMyPollVotes']['responses'][200]['content']['application/json']>;

export interface CreateOfferRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['createOffer']['parameters']['header'];
  readonly body: operations['createOffer']['requestBody']['content']['application/json'];
}

export type CreateOfferAnswer = Answer<201, operations['createOffer']['responses'][201]['content']['application/json']>;

export interface ListOffersRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListOffersAnswer = Answer<200, operations['listOffers']['responses'][200]['content']['application/json']>;

export interface GetOfferConfigRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOfferConfigAnswer = Answer<200, operations['getOfferConfig']['responses'][200]['content']['application/json']>;

export interface PickOfferRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['pickOffer']['requestBody']['content']['application/json'];
}

export type PickOfferAnswer = Answer<200, operations['pickOffer']['responses'][200]['content']['application/json']>;

export interface ListMyOfferPicksRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['listMyOfferPicks']['requestBody']['content']['application/json'];
}

export type ListMyOfferPicksAnswer = Answer<200, operations['listMyOfferPicks']['responses'][200]['content']['application/json']>;

export interface GetOfferRequest extends HandlerContext<Viewer> {
  readonly path: operations['getOffer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetOfferAnswer = Answer<200, operations['getOffer']['responses'][200]['content']['application/json']>;

export interface UpdateOfferRequest extends HandlerContext<Viewer> {
  readonly path: operations['updateOffer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: operations['updateOffer']['requestBody']['content']['application/json'];
}

export type UpdateOfferAnswer = Answer<200, operations['updateOffer']['responses'][200]['content']['application/json']>;

export interface DeleteOfferRequest extends HandlerContext<Viewer> {
  readonly path: operations['deleteOffer']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type DeleteOfferAnswer = Answer<204, null>;

export interface RecordPostViewsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['recordPostViews']['requestBody']['content']['application/json'];
}

export type RecordPostViewsAnswer = Answer<204, null>;

export interface ListCommunitiesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listCommunities']['parameters']['query']>, 'notFollowedOnly' | 'all' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunitiesAnswer = Answer<200, operations['listCommunities']['responses'][200]['content']['application/json']>;

export interface ListFollowedCommunitiesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListFollowedCommunitiesAnswer = Answer<200, operations['listFollowedCommunities']['responses'][200]['content']['application/json']>;

export interface CountNewPostsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type CountNewPostsAnswer = Answer<200, operations['countNewPosts']['responses'][200]['content']['application/json']>;

export interface SearchCommunitiesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<operations['searchCommunities']['parameters']['query'], 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type SearchCommunitiesAnswer = Answer<200, operations['searchCommunities']['responses'][200]['content']['application/json']>;

export interface ListCommunityAggregateRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: operations['listCommunityAggregate']['parameters']['query'];
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunityAggregateAnswer = Answer<200, operations['listCommunityAggregate']['responses'][200]['content']['application/json']>;

export interface JoinCommunityRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['joinCommunity']['requestBody']['content']['application/json'];
}

export type JoinCommunityAnswer = Answer<200, operations['joinCommunity']['responses'][200]['content']['application/json']>;

export interface LeaveCommunityRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['leaveCommunity']['requestBody']['content']['application/json'];
}

export type LeaveCommunityAnswer = Answer<200, operations['leaveCommunity']['responses'][200]['content']['application/json']>;

export interface ListCommunityGroupsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunityGroupsAnswer = Answer<200, operations['listCommunityGroups']['responses'][200]['content']['application/json']>;

export interface ListCommunityItemsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCommunityItems']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listCommunityItems']['parameters']['query']>, 'page' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunityItemsAnswer = Answer<200, operations['listCommunityItems']['responses'][200]['content']['application/json']>;

export interface GetCommunityPageRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getCommunityPage']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetCommunityPageAnswer = Answer<200, operations['getCommunityPage']['responses'][200]['content']['application/json']>;

export interface ListTopicNamesRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListTopicNamesAnswer = Answer<200, operations['listTopicNames']['responses'][200]['content']['application/json']>;

export interface ListTopicsRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListTopicsAnswer = Answer<200, operations['listTopics']['responses'][200]['content']['application/json']>;

export interface ListBookmarksRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listBookmarks']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListBookmarksAnswer = Answer<200, operations['listBookmarks']['responses'][200]['content']['application/json']>;

export interface ListBookmarkIdsRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type ListBookmarkIdsAnswer = Answer<200, operations['listBookmarkIds']['responses'][200]['content']['application/json']>;

export interface AddBookmarkRequest extends HandlerContext<Viewer> {
  readonly path: operations['addBookmark']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type AddBookmarkAnswer = Answer<204, null>;

export interface RemoveBookmarkRequest extends HandlerContext<Viewer> {
  readonly path: operations['removeBookmark']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type RemoveBookmarkAnswer = Answer<204, null>;

/** Feed service: one handler per operation. */
export type FeedHandlers = {
  /** The feed, in one of three orders. */
  listFeed(request: ListFeedRequest): Promise<ListFeedAnswer>;
  /** The user’s own posts, newest first. */
  listMyPosts(request: ListMyPostsRequest): Promise<ListMyPostsAnswer>;
  /** How much the user has written and follows. */
  getMyFeedMeta(request: GetMyFeedMetaRequest): Promise<GetMyFeedMetaAnswer>;
  /** The user’s posts and comments that moderators hold or have taken off. */
  listHeldTexts(request: ListHeldTextsRequest): Promise<ListHeldTextsAnswer>;
  /** The counts of a post, as they are now. */
  getPostMeta(request: GetPostMetaRequest): Promise<GetPostMetaAnswer>;
  /** Pages to read after a given page. */
  listPageLinks(request: ListPageLinksRequest): Promise<ListPageLinksAnswer>;
  /** One post. */
  getPost(request: GetPostRequest): Promise<GetPostAnswer>;
  /** The posts of a community, in one of three orders. */
  listCommunityPosts(request: ListCommunityPostsRequest): Promise<ListCommunityPostsAnswer>;
  /** Writes a post. */
  createPost(request: CreatePostRequest): Promise<CreatePostAnswer>;
  /** Begins a post about a review. */
  generateReviewPost(request: GenerateReviewPostRequest): Promise<GenerateReviewPostAnswer>;
  /** Rewords a post. */
  rephrasePost(request: RephrasePostRequest): Promise<RephrasePostAnswer>;
  /** Words that hurt. */
  listAbusiveWords(request: ListAbusiveWordsRequest): Promise<ListAbusiveWordsAnswer>;
  /** Changes the user’s own post. */
  editPost(request: EditPostRequest): Promise<EditPostAnswer>;
  /** Deletes the user’s own post. */
  deletePost(request: DeletePostRequest): Promise<DeletePostAnswer>;
  /** Brings the user’s own deleted post back. */
  restorePost(request: RestorePostRequest): Promise<RestorePostAnswer>;
  /** Uploads a picture for a post. */
  uploadPostImage(request: UploadPostImageRequest): Promise<UploadPostImageAnswer>;
  /** Takes a picture out of the user’s own post. */
  deletePostMedia(request: DeletePostMediaRequest): Promise<DeletePostMediaAnswer>;
  /** Reads the address of a video. */
  validateYoutubeUrl(request: ValidateYoutubeUrlRequest): Promise<ValidateYoutubeUrlAnswer>;
  /** Reads the page that an address leads to. */
  readLink(request: ReadLinkRequest): Promise<ReadLinkAnswer>;
  /** Shows the card of the link in the user’s own post, or leaves it out. */
  showLink(request: ShowLinkRequest): Promise<ShowLinkAnswer>;
  /** The comments of a post. */
  listComments(request: ListCommentsRequest): Promise<ListCommentsAnswer>;
  /** Comments on a post. */
  createComment(request: CreateCommentRequest): Promise<CreateCommentAnswer>;
  /** Answers an interview question. */
  answerQuestion(request: AnswerQuestionRequest): Promise<AnswerQuestionAnswer>;
  /** Replies to a comment. */
  replyToComment(request: ReplyToCommentRequest): Promise<ReplyToCommentAnswer>;
  /** One comment. */
  getComment(request: GetCommentRequest): Promise<GetCommentAnswer>;
  /** Changes the text of the user’s own comment. */
  editComment(request: EditCommentRequest): Promise<EditCommentAnswer>;
  /** Deletes the user’s own comment. */
  deleteComment(request: DeleteCommentRequest): Promise<DeleteCommentAnswer>;
  /** The replies to a comment, oldest first. */
  listReplies(request: ListRepliesRequest): Promise<ListRepliesAnswer>;
  /** What a post or a comment said before its author changed it. */
  listVersions(request: ListVersionsRequest): Promise<ListVersionsAnswer>;
  /** Removes what the user’s own post or comment said before. */
  eraseVersions(request: EraseVersionsRequest): Promise<EraseVersionsAnswer>;
  /** Whether the user voted in a certain way on a resource. */
  findVotes(request: FindVotesRequest): Promise<FindVotesAnswer>;
  /** Votes on a post or a comment, changes the vote or takes it back. */
  castVote(request: CastVoteRequest): Promise<CastVoteAnswer>;
  /** Casts several votes, in order. */
  castVotes(request: CastVotesRequest): Promise<CastVotesAnswer>;
  /** The user’s votes on the given posts. */
  listMyVotes(request: ListMyVotesRequest): Promise<ListMyVotesAnswer>;
  /** Reports a contribution of another to the moderators. */
  report(request: ReportRequest): Promise<ReportAnswer>;
  /** Counts that a post or a comment was shared. */
  recordShare(request: RecordShareRequest): Promise<RecordShareAnswer>;
  /** Takes a post out of the user’s own feeds. */
  hidePost(request: HidePostRequest): Promise<HidePostAnswer>;
  /** Brings a hidden post back to the user’s own feeds. */
  showPost(request: ShowPostRequest): Promise<ShowPostAnswer>;
  /** The pseudonyms that the user may ask for an answer to a post. */
  listAnswerCandidates(request: ListAnswerCandidatesRequest): Promise<ListAnswerCandidatesAnswer>;
  /** Asks a pseudonym for an answer to a post. */
  requestAnswer(request: RequestAnswerRequest): Promise<RequestAnswerAnswer>;
  /** The pseudonyms that the user has blocked, by name. */
  listBlockedNames(request: ListBlockedNamesRequest): Promise<ListBlockedNamesAnswer>;
  /** Blocks a pseudonym. */
  blockName(request: BlockNameRequest): Promise<BlockNameAnswer>;
  /** Lets a blocked pseudonym be read again. */
  unblockName(request: UnblockNameRequest): Promise<UnblockNameAnswer>;
  /** What a poll may be. */
  getPollConfig(request: GetPollConfigRequest): Promise<GetPollConfigAnswer>;
  /** Votes in a poll. */
  voteInPoll(request: VoteInPollRequest): Promise<VoteInPollAnswer>;
  /** The user’s votes in the given polls. */
  listMyPollVotes(request: ListMyPollVotesRequest): Promise<ListMyPollVotesAnswer>;
  /** Saves a salary or an offer of the user’s own. */
  createOffer(request: CreateOfferRequest): Promise<CreateOfferAnswer>;
  /** The user’s saved salaries and offers. */
  listOffers(request: ListOffersRequest): Promise<ListOffersAnswer>;
  /** The limits of salaries and offers. */
  getOfferConfig(request: GetOfferConfigRequest): Promise<GetOfferConfigAnswer>;
  /** Picks one of the salaries and offers of a post. */
  pickOffer(request: PickOfferRequest): Promise<PickOfferAnswer>;
  /** The user’s picks among the offers of the given posts. */
  listMyOfferPicks(request: ListMyOfferPicksRequest): Promise<ListMyOfferPicksAnswer>;
  /** One of the user’s saved salaries and offers. */
  getOffer(request: GetOfferRequest): Promise<GetOfferAnswer>;
  /** Changes a saved salary or offer. */
  updateOffer(request: UpdateOfferRequest): Promise<UpdateOfferAnswer>;
  /** Deletes a saved salary or offer. */
  deleteOffer(request: DeleteOfferRequest): Promise<DeleteOfferAnswer>;
  /** Counts that the user has seen the given posts. */
  recordPostViews(request: RecordPostViewsRequest): Promise<RecordPostViewsAnswer>;
  /** Communities, those with the most followers first. */
  listCommunities(request: ListCommunitiesRequest): Promise<ListCommunitiesAnswer>;
  /** The communities that the user follows, by type. */
  listFollowedCommunities(request: ListFollowedCommunitiesRequest): Promise<ListFollowedCommunitiesAnswer>;
  /** How many posts of today the communities have that the user follows. */
  countNewPosts(request: CountNewPostsRequest): Promise<CountNewPostsAnswer>;
  /** Communities whose name matches a text. */
  searchCommunities(request: SearchCommunitiesRequest): Promise<SearchCommunitiesAnswer>;
  /** Communities grouped by type, for a purpose. */
  listCommunityAggregate(request: ListCommunityAggregateRequest): Promise<ListCommunityAggregateAnswer>;
  /** Follows a community. */
  joinCommunity(request: JoinCommunityRequest): Promise<JoinCommunityAnswer>;
  /** Follows a community no longer. */
  leaveCommunity(request: LeaveCommunityRequest): Promise<LeaveCommunityAnswer>;
  /** The communities with the most followers, by type. */
  listCommunityGroups(request: ListCommunityGroupsRequest): Promise<ListCommunityGroupsAnswer>;
  /** The communities of a type, page by page. */
  listCommunityItems(request: ListCommunityItemsRequest): Promise<ListCommunityItemsAnswer>;
  /** A community, and what its page says about it. */
  getCommunityPage(request: GetCommunityPageRequest): Promise<GetCommunityPageAnswer>;
  /** The topics, by name. */
  listTopicNames(request: ListTopicNamesRequest): Promise<ListTopicNamesAnswer>;
  /** The topics with their counts, by name. */
  listTopics(request: ListTopicsRequest): Promise<ListTopicsAnswer>;
  /** The user’s own bookmarks, the last one first. */
  listBookmarks(request: ListBookmarksRequest): Promise<ListBookmarksAnswer>;
  /** The types and ids of all of the user’s bookmarks. */
  listBookmarkIds(request: ListBookmarkIdsRequest): Promise<ListBookmarkIdsAnswer>;
  /** Adds a bookmark. */
  addBookmark(request: AddBookmarkRequest): Promise<AddBookmarkAnswer>;
  /** Removes a bookmark. */
  removeBookmark(request: RemoveBookmarkRequest): Promise<RemoveBookmarkAnswer>;
};
