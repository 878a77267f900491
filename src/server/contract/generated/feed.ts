// Generated from openapi/feed.yaml by `npm run generate`. Change that file, not this one.

import type { operations } from '@/contract/generated/feed';
import type { Answer, HandlerContext, None, WithDefaults } from '../handler';
import type { Viewer } from '../viewer';

export interface ListFeedRequest extends HandlerContext<Viewer | null> {
  readonly path: None;
  readonly query: WithDefaults<NonNullable<operations['listFeed']['parameters']['query']>, 'feedType' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListFeedAnswer = Answer<200, operations['listFeed']['responses'][200]['content']['application/json']>;

export interface GetPostRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['getPost']['parameters']['path'];
  readonly query: None;
  readonly headers: None;
  readonly body: undefined;
}

export type GetPostAnswer = Answer<200, operations['getPost']['responses'][200]['content']['application/json']>;

export interface ListCommunityPostsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listCommunityPosts']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listCommunityPosts']['parameters']['query']>, 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommunityPostsAnswer = Answer<200, operations['listCommunityPosts']['responses'][200]['content']['application/json']>;

export interface CreatePostRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: operations['createPost']['parameters']['header'];
  readonly body: operations['createPost']['requestBody']['content']['application/json'];
}

export type CreatePostAnswer = Answer<200, operations['createPost']['responses'][200]['content']['application/json']>;

export interface ListCommentsRequest extends HandlerContext<Viewer | null> {
  readonly path: operations['listComments']['parameters']['path'];
  readonly query: WithDefaults<NonNullable<operations['listComments']['parameters']['query']>, 'sort' | 'limit'>;
  readonly headers: None;
  readonly body: undefined;
}

export type ListCommentsAnswer = Answer<200, operations['listComments']['responses'][200]['content']['application/json']>;

export interface CreateCommentRequest extends HandlerContext<Viewer> {
  readonly path: operations['createComment']['parameters']['path'];
  readonly query: None;
  readonly headers: operations['createComment']['parameters']['header'];
  readonly body: operations['createComment']['requestBody']['content']['application/json'];
}

export type CreateCommentAnswer = Answer<201, operations['createComment']['responses'][201]['content']['application/json']>;

export interface ReplyToCommentRequest extends HandlerContext<Viewer> {
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

export interface EditCommentRequest extends HandlerContext<Viewer> {
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

export interface ListMyVotesRequest extends HandlerContext<Viewer> {
  readonly path: None;
  readonly query: None;
  readonly headers: None;
  readonly body: operations['listMyVotes']['requestBody']['content']['application/json'];
}

export type ListMyVotesAnswer = Answer<200, operations['listMyVotes']['responses'][200]['content']['application/json']>;

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

/** Feed service: one handler per operation. */
export type FeedHandlers = {
  /** The feed, newest first. */
  listFeed(request: ListFeedRequest): Promise<ListFeedAnswer>;
  /** One post. */
  getPost(request: GetPostRequest): Promise<GetPostAnswer>;
  /** The posts of a community, newest first. */
  listCommunityPosts(request: ListCommunityPostsRequest): Promise<ListCommunityPostsAnswer>;
  /** Writes a post. */
  createPost(request: CreatePostRequest): Promise<CreatePostAnswer>;
  /** The comments of a post. */
  listComments(request: ListCommentsRequest): Promise<ListCommentsAnswer>;
  /** Comments on a post. */
  createComment(request: CreateCommentRequest): Promise<CreateCommentAnswer>;
  /** Replies to a comment. */
  replyToComment(request: ReplyToCommentRequest): Promise<ReplyToCommentAnswer>;
  /** One comment. */
  getComment(request: GetCommentRequest): Promise<GetCommentAnswer>;
  /** Changes the text of one’s own comment. */
  editComment(request: EditCommentRequest): Promise<EditCommentAnswer>;
  /** Deletes one’s own comment. */
  deleteComment(request: DeleteCommentRequest): Promise<DeleteCommentAnswer>;
  /** The replies to a comment, oldest first. */
  listReplies(request: ListRepliesRequest): Promise<ListRepliesAnswer>;
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
