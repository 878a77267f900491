import type { FastifyInstance } from 'fastify';
import type { FeedHandlers } from '@/server/contract/generated/feed';
import { AuthorRefs } from '@/server/platform/author-refs';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Housekeeping } from '@/server/platform/housekeeping';
import type { Moderation } from '@/server/platform/moderation/moderation';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { ServerAddress } from '@/server/platform/server-address';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { registerShareCards } from '@/server/platform/share-cards/share-card-route';
import { createShares } from '@/server/services/kernel/feed/sharing/shares';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { createReports } from '@/server/services/trust/feed/reports/reports';
import { createAnswerRequests } from './answer-requests/answer-requests';
import { createBookmarks } from './bookmarks/bookmarks';
import { CommentNotifications } from './comments/comment-notifications';
import { createCommentWrites } from './comments/comment-writes';
import { createComments } from './comments/comments';
import { createModeratedCommentNotifications } from './comments/moderated-comment-notifications';
import { createPostMeta } from './comments/post-meta';
import { createCommunities } from './communities/communities';
import { createCommunityPages } from './communities/community-pages';
import { followersHousekeeping } from './communities/housekeeping';
import { createHiding } from './hiding/hiding';
import { createInterlinking } from './interlinking/interlinking';
import { linksHousekeeping } from './link-cards/housekeeping';
import { linkPart } from './link-cards/link-part';
import { createReadLink } from './link-cards/read-link';
import { createShowLink } from './link-cards/show-link';
import { startLinkCards } from './link-cards/start-link-cards';
import { MentionNotifications } from './mentions/mention-notifications';
import { createMyPosts } from './my-posts/my-posts';
import { startPollEnds } from './polls/poll-ends';
import { pollPart } from './polls/poll-part';
import { createPolls } from './polls/polls';
import { registerPostMedia } from './post-media/media-route';
import { picturesPart } from './post-media/pictures-part';
import { PostFiles } from './post-media/post-files';
import { createPostMedia } from './post-media/post-media';
import { writingHelpHousekeeping } from './post-writing/housekeeping';
import { createModelEditor } from './post-writing/model-editor';
import { ruleEditor } from './post-writing/rule-editor';
import { createWritingHelp } from './post-writing/writing-help';
import { postsHousekeeping } from './posting/housekeeping';
import { createModeratedPostNotifications } from './posting/moderated-post-notifications';
import { createPostChanges } from './posting/post-changes';
import { createPostReads } from './posting/post-reads';
import { readPostShareCard } from './posting/post-share-card';
import { createPostViews } from './posting/post-views';
import { createPostWrites } from './posting/post-writes';
import { offersPart } from './salary-offers/offers-part';
import { createSalaryOffers } from './salary-offers/salary-offers';
import { SavedOffers } from './salary-offers/saved-offers';
import { createVersions } from './versions/versions';
import { createVotes } from './voting/votes';

export interface FeedServiceDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly files: StoredFiles;
  readonly app: FastifyInstance;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly housekeeping: Housekeeping;
  readonly moderation: Moderation;
  readonly sessions: Pick<Sessions, 'authenticate'>;
  readonly config: Pick<Config, 'brand' | 'editor' | 'links'>;
  readonly now: () => number;
}

export function createFeedService({ app, housekeeping, ...parts }: FeedServiceDeps): FeedHandlers {
  const { database, authorship, config, files, now } = parts;
  registerShareCards(app, 'posts', readPostShareCard(database), config.brand);
  startPollEnds(app, parts);
  housekeeping.add(
    postsHousekeeping(database),
    linksHousekeeping(database),
    writingHelpHousekeeping(database),
    followersHousekeeping(database, authorship),
  );
  const linkCards = startLinkCards(app, parts);
  const deps = { ...parts, linkCards };
  const editor = config.editor === null ? ruleEditor : createModelEditor(config.editor);
  const authorRefs = new AuthorRefs(authorship);
  registerPostMedia(app, { database, files, authorRefs, sessions: parts.sessions });
  const postFiles = new PostFiles(files);
  const inbox = new Inbox(authorship, now);
  const mentionNotifications = new MentionNotifications({ authorRefs, inbox });
  parts.moderation.news.register('post', createModeratedPostNotifications(mentionNotifications));
  parts.moderation.news.register(
    'comment',
    createModeratedCommentNotifications(
      new CommentNotifications({ authorship, authorRefs, inbox }),
      mentionNotifications,
    ),
  );
  const savedOffers = new SavedOffers(authorship);
  // The parts of a post that are stored apart from its row. Each belongs to a feature.
  const postParts = [pollPart(now), offersPart(savedOffers), picturesPart(postFiles), linkPart(linkCards)];
  return {
    ...createPostReads({ database, authorship, authorRefs }),
    ...createPostWrites({ ...deps, parts: postParts, mentionNotifications }),
    ...createWritingHelp({ database, authorship, editor, now }),
    ...createPostChanges({ ...deps, authorRefs, parts: postParts, mentionNotifications }),
    ...createPostMedia({ ...deps, authorRefs, postFiles }),
    ...createReadLink(deps),
    ...createShowLink({ ...deps, authorRefs }),
    ...createPostViews(deps),
    ...createPostMeta(database),
    ...createReports({ ...deps, authorRefs }),
    ...createShares(deps),
    ...createHiding({ ...deps, authorRefs }),
    ...createVersions({ database, authorRefs }),
    ...createMyPosts({ database, authorship, authorRefs }),
    ...createComments({ database, authorship, authorRefs }),
    ...createCommentWrites({ ...deps, authorRefs, inbox, mentionNotifications }),
    ...createAnswerRequests({ ...deps, authorRefs, inbox }),
    ...createVotes({ ...deps, authorRefs, inbox }),
    ...createPolls({ ...deps, authorRefs }),
    ...createSalaryOffers({ ...deps, authorRefs, savedOffers }),
    ...createCommunities({ ...deps, authorRefs }),
    ...createCommunityPages({ database, now }),
    ...createInterlinking(database),
    ...createBookmarks(deps),
  };
}
