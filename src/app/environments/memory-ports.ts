import { listedHostNames } from '@/adapters/browser/listed-host-names';
import { NoClientIds } from '@/adapters/browser/no-client-ids';
import { MemoryCareerStatuses } from '@/adapters/memory/account/career-status/memory-career-statuses';
import { MemoryJobPortal } from '@/adapters/memory/account/job-portal/memory-job-portal';
import { MemoryPortalAccounts } from '@/adapters/memory/account/job-portal/memory-portal-accounts';
import { MemoryMyProfile } from '@/adapters/memory/account/my-profile/memory-my-profile';
import { MemoryPhotoUploads } from '@/adapters/memory/account/my-profile/memory-photo-uploads';
import { MemoryOnboarding } from '@/adapters/memory/account/onboarding/memory-onboarding';
import { MemoryProfiles } from '@/adapters/memory/account/profile/memory-profiles';
import { MemoryPushBrowser } from '@/adapters/memory/account/push/memory-push-browser';
import { MemoryPushDevices } from '@/adapters/memory/account/push/memory-push-devices';
import { MemoryVisibility } from '@/adapters/memory/account/push/memory-visibility';
import { MemoryUserRewards } from '@/adapters/memory/account/rewards/memory-user-rewards';
import { MemoryLogin } from '@/adapters/memory/account/session/memory-login';
import { MemoryRenewals } from '@/adapters/memory/account/session/memory-renewals';
import { MemorySessionChanges } from '@/adapters/memory/account/session/memory-session-changes';
import { MemorySessions } from '@/adapters/memory/account/sessions/memory-sessions';
import { MemoryAccountEnd } from '@/adapters/memory/account/settings/memory-account-end';
import { MemoryAccountMerge } from '@/adapters/memory/account/settings/memory-account-merge';
import { MemoryDataExports } from '@/adapters/memory/account/settings/memory-data-exports';
import { MemoryUserFeedback } from '@/adapters/memory/account/settings/memory-user-feedback';
import { MemoryUserPreferences } from '@/adapters/memory/account/settings/memory-user-preferences';
import { MemoryDropdown } from '@/adapters/memory/kernel/catalog/memory-dropdown';
import { MemoryCatalogGroups } from '@/adapters/memory/kernel/catalog-groups/memory-catalog-groups';
import { MemoryFailedCalls } from '@/adapters/memory/kernel/failed-calls/memory-failed-calls';
import { MemoryPopups } from '@/adapters/memory/kernel/native-app/memory-popups';
import { MemoryPageScroll, MemoryPageScrollKey } from '@/adapters/memory/kernel/navigation/memory-page-scroll';
import { MemoryConnection } from '@/adapters/memory/kernel/offline/memory-connection';
import { MemoryKeptPages } from '@/adapters/memory/kernel/offline/memory-kept-pages';
import { MemoryPictureFiles } from '@/adapters/memory/kernel/pictures/memory-picture-files';
import { MemoryRealtime, MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { MemoryUserEvents } from '@/adapters/memory/kernel/realtime/memory-user-events';
import { MemoryClipboard } from '@/adapters/memory/kernel/sharing/memory-clipboard';
import { MemoryShareCounts } from '@/adapters/memory/kernel/sharing/memory-share-counts';
import { MemoryShareSheet } from '@/adapters/memory/kernel/sharing/memory-share-sheet';
import { MemoryPagePrint } from '@/adapters/memory/kernel/shell/memory-page-print';
import { MemoryEarlyKeys } from '@/adapters/memory/kernel/shortcuts/memory-early-keys';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { MemoryMeasureLog } from '@/adapters/memory/kernel/tracking/memory-measure-log';
import { MemoryTracking } from '@/adapters/memory/kernel/tracking/memory-tracking';
import { MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryPageLocks } from '@/adapters/memory/kernel/world/memory-page-locks';
import { MemoryStorageChanges } from '@/adapters/memory/kernel/world/memory-storage-changes';
import { MemoryAwards } from '@/adapters/memory/research/awards/memory-awards';
import { MemoryBenefits } from '@/adapters/memory/research/benefits/memory-benefits';
import { MemoryBrowsingHistory } from '@/adapters/memory/research/browsing-history/memory-browsing-history';
import { MemoryColleges } from '@/adapters/memory/research/colleges/memory-colleges';
import { MemoryCompanies } from '@/adapters/memory/research/company/memory-companies';
import { MemoryCompanyListing } from '@/adapters/memory/research/company/memory-company-listing';
import { MemoryVideos } from '@/adapters/memory/research/company/memory-videos';
import { MemoryComparing } from '@/adapters/memory/research/compare/memory-comparing';
import { MemoryBenefitContributions } from '@/adapters/memory/research/contribute/memory-benefit-contributions';
import { MemoryContributionPopups } from '@/adapters/memory/research/contribute/memory-contribution-popups';
import { MemoryInterviewContributions } from '@/adapters/memory/research/contribute/memory-interview-contributions';
import { MemoryPhotoContributions } from '@/adapters/memory/research/contribute/memory-photo-contributions';
import { MemoryReviewContributions } from '@/adapters/memory/research/contribute/memory-review-contributions';
import { MemorySalaryContributions } from '@/adapters/memory/research/contribute/memory-salary-contributions';
import { MemorySimilarContributions } from '@/adapters/memory/research/contribute/memory-similar-contributions';
import { MemoryOwnContributions } from '@/adapters/memory/research/contributions/memory-own-contributions';
import { MemoryEmployer } from '@/adapters/memory/research/employer/memory-employer';
import { MemoryEmployerAnswers } from '@/adapters/memory/research/employer-answers/memory-employer-answers';
import { MemoryEmployerCorrections } from '@/adapters/memory/research/employer-corrections/memory-employer-corrections';
import { MemoryHeadlineStats } from '@/adapters/memory/research/headline-stats/memory-headline-stats';
import { MemoryApplications } from '@/adapters/memory/research/heard-back/memory-applications';
import { MemoryInterviews } from '@/adapters/memory/research/interviews/memory-interviews';
import { MemoryCompanyDomains } from '@/adapters/memory/research/job-check/memory-company-domains';
import { MemoryJobs } from '@/adapters/memory/research/jobs/memory-jobs';
import { MemoryPhotos } from '@/adapters/memory/research/photos/memory-photos';
import { MemoryReviews } from '@/adapters/memory/research/reviews/memory-reviews';
import { MemorySalaries } from '@/adapters/memory/research/salaries/memory-salaries';
import { MemorySearch } from '@/adapters/memory/research/search/memory-search';
import { MemoryTenureReports } from '@/adapters/memory/research/tenure/memory-tenure';
import { MemoryAnswerRequests } from '@/adapters/memory/talk/answer-requests/memory-answer-requests';
import { MemoryBookmarks } from '@/adapters/memory/talk/bookmarks/memory-bookmarks';
import { MemoryChat } from '@/adapters/memory/talk/chat/memory-chat';
import { MemoryChatEvents } from '@/adapters/memory/talk/chat/memory-chat-events';
import { MemoryMessageChanges } from '@/adapters/memory/talk/chat/memory-message-changes';
import { MemoryMessageReports } from '@/adapters/memory/talk/chat/memory-message-reports';
import { MemoryRooms } from '@/adapters/memory/talk/chat/memory-rooms';
import { MemoryCommentEvents } from '@/adapters/memory/talk/comments/memory-comment-events';
import { MemoryComments } from '@/adapters/memory/talk/comments/memory-comments';
import { MemoryCommunities } from '@/adapters/memory/talk/communities/memory-communities';
import { MemoryCommunityPages } from '@/adapters/memory/talk/community-pages/memory-community-pages';
import { MemoryHiding } from '@/adapters/memory/talk/hiding/memory-hiding';
import { MemoryInterlinking } from '@/adapters/memory/talk/interlinking/memory-interlinking';
import { MemoryLinkCards } from '@/adapters/memory/talk/link-cards/memory-link-cards';
import { MemoryMyPosts } from '@/adapters/memory/talk/my-posts/memory-my-posts';
import { MemoryNotificationEvents } from '@/adapters/memory/talk/notifications/memory-notification-events';
import { MemoryNotifications } from '@/adapters/memory/talk/notifications/memory-notifications';
import { MemoryPolls } from '@/adapters/memory/talk/polls/memory-polls';
import { MemoryPostMedia } from '@/adapters/memory/talk/post-media/memory-post-media';
import { MemoryWritingHelp } from '@/adapters/memory/talk/post-writing/memory-writing-help';
import { MemoryFeed } from '@/adapters/memory/talk/posting/memory-feed';
import { MemoryPostEvents } from '@/adapters/memory/talk/posting/memory-post-events';
import { MemoryPostViews } from '@/adapters/memory/talk/posting/memory-post-views';
import { MemoryPostWriting } from '@/adapters/memory/talk/posting/memory-post-writing';
import { MemorySalaryOffers } from '@/adapters/memory/talk/salary-offers/memory-salary-offers';
import { MemoryVersions } from '@/adapters/memory/talk/versions/memory-versions';
import { MemoryVotes } from '@/adapters/memory/talk/voting/memory-votes';
import { MemoryComplaints } from '@/adapters/memory/trust/complaints/memory-complaints';
import { MemoryLegalNotices } from '@/adapters/memory/trust/legal/memory-legal-notices';
import { MemoryTerms } from '@/adapters/memory/trust/legal/memory-terms';
import { MemoryLogos } from '@/adapters/memory/trust/logos/memory-logos';
import { MemoryCases } from '@/adapters/memory/trust/moderation/memory-cases';
import { MemoryQueueEvents } from '@/adapters/memory/trust/moderation/memory-queue-events';
import { MemoryOperations } from '@/adapters/memory/trust/operations/memory-operations';
import { MemoryPublicLog } from '@/adapters/memory/trust/public-log/memory-public-log';
import { MemoryReports } from '@/adapters/memory/trust/reports/memory-reports';
import { MemoryStatements } from '@/adapters/memory/trust/statements/memory-statements';
import { wire } from '@/app/wire';
import { CareerStatusesPort } from '@/core/account/career-status/career-status.port';
import { JobPortalPort } from '@/core/account/job-portal/job-portal.port';
import { PortalAccountsPort } from '@/core/account/job-portal/portal-accounts.port';
import { MyProfilePort } from '@/core/account/my-profile/my-profile.port';
import { PhotoUploadsPort } from '@/core/account/my-profile/photo-uploads.port';
import { OnboardingPort } from '@/core/account/onboarding/onboarding.port';
import { ProfilesPort } from '@/core/account/profile/profile.port';
import { PageVisibilityPort } from '@/core/account/push/page-visibility.port';
import { PushBrowserPort } from '@/core/account/push/push-browser.port';
import { PushDevicesPort } from '@/core/account/push/push-devices.port';
import { UserRewardsPort } from '@/core/account/rewards/rewards.port';
import { ClientIdsPort } from '@/core/account/session/client-ids.port';
import { LoginPort } from '@/core/account/session/login.port';
import { RenewalsPort } from '@/core/account/session/renewals.port';
import { SessionChangesPort } from '@/core/account/session/session-changes.port';
import { SignInMethodsPort } from '@/core/account/session/sign-in-methods.port';
import { SessionsPort } from '@/core/account/sessions/sessions.port';
import { AccountEndPort } from '@/core/account/settings/account-end.port';
import { AccountMergePort } from '@/core/account/settings/account-merge.port';
import { DataExportsPort } from '@/core/account/settings/data-exports.port';
import { UserFeedbackPort } from '@/core/account/settings/feedback.port';
import { UserPreferencesPort } from '@/core/account/settings/preferences.port';
import { DropdownPort } from '@/core/kernel/catalog/dropdown.port';
import { CatalogGroupsPort } from '@/core/kernel/catalog-groups/catalog-groups.port';
import { ClockPort } from '@/core/kernel/common/clock.port';
import { PageLocksPort } from '@/core/kernel/common/page-locks.port';
import { StorageChangesPort } from '@/core/kernel/common/storage-changes.port';
import { FailedCallsPort } from '@/core/kernel/failed-calls/failed-calls.port';
import { PopupsPort } from '@/core/kernel/native-app/popups.port';
import { PageScrollPort } from '@/core/kernel/navigation/page-scroll.port';
import { ConnectionPort } from '@/core/kernel/offline/connection.port';
import { KeptPagesPort } from '@/core/kernel/offline/kept-pages.port';
import { DevicePicturesPort } from '@/core/kernel/pictures/device-pictures.port';
import { ImageUploadsPort } from '@/core/kernel/pictures/image-uploads.port';
import { PictureFilesPort } from '@/core/kernel/pictures/picture-files.port';
import { RealtimePort } from '@/core/kernel/realtime/realtime.port';
import { UserEventsPort } from '@/core/kernel/realtime/user-events.port';
import { ClipboardPort } from '@/core/kernel/sharing/clipboard.port';
import { ShareCountsPort } from '@/core/kernel/sharing/share-counts.port';
import { ShareSheetPort } from '@/core/kernel/sharing/share-sheet.port';
import { PagePrintPort } from '@/core/kernel/shell/page-print.port';
import { EarlyKeysPort } from '@/core/kernel/shortcuts/early-keys.port';
import { ErrorLogPort } from '@/core/kernel/tracking/error-log.port';
import { MeasureLogPort } from '@/core/kernel/tracking/measure-log.port';
import { TrackingPort } from '@/core/kernel/tracking/tracking.port';
import { AwardsPort } from '@/core/research/awards/awards.port';
import { BenefitsPort } from '@/core/research/benefits/benefits.port';
import { BrowsingHistoryPort } from '@/core/research/browsing-history/browsing-history.port';
import { CollegesPort } from '@/core/research/colleges/colleges.port';
import {
  CompanyAlbumsPort,
  CompanyAwardsPort,
  CompanyListingPort,
  CompanyReadingPort,
  ListedTenurePort,
  VideosPort,
} from '@/core/research/company/company.port';
import {
  OverviewInterviewsPort,
  OverviewListingPort,
  OverviewReviewsPort,
  OverviewSalariesPort,
  OverviewTenurePort,
} from '@/core/research/company-overview/company-overview.port';
import { ComparedTenurePort, ComparingPort, PairedCompaniesPort } from '@/core/research/compare/comparison.port';
import { OfferReadingPort } from '@/core/research/compare/read-offer-facts.use-case';
import { BenefitContributionsPort } from '@/core/research/contribute/benefit-contributions.port';
import { ContributionPopupsPort } from '@/core/research/contribute/contribution-popups.port';
import { InterviewContributionsPort } from '@/core/research/contribute/interview-contributions.port';
import {
  CompanyPhotoUploadsPort,
  PhotoContributionsPort,
  PhotoPicturesPort,
} from '@/core/research/contribute/photo-contributions.port';
import { ReviewContributionsPort } from '@/core/research/contribute/review-contributions.port';
import { SalaryContributionsPort } from '@/core/research/contribute/salary-contributions.port';
import { SimilarContributionsPort } from '@/core/research/contribute/similar-contributions.port';
import {
  ContributionWithdrawalsPort,
  OwnContributionListPort,
  WaitingCardListPort,
} from '@/core/research/contributions/contributions.port';
import { CompanyDomainEditingPort } from '@/core/research/employer/company-domains.port';
import { EmployerPort } from '@/core/research/employer/employer.port';
import { EmployerAnswersPort } from '@/core/research/employer-answers/employer-answers.port';
import { EmployerCorrectionsPort } from '@/core/research/employer-corrections/employer-corrections.port';
import { HeadlineSalariesPort, HeadlineStatsPort } from '@/core/research/headline-stats/headline-stats.port';
import { ApplicationsPort } from '@/core/research/heard-back/applications.port';
import { InterviewReadingPort } from '@/core/research/interviews/interview-reading.port';
import { CompanyDomainsPort } from '@/core/research/job-check/company-domains.port';
import { JobsPort } from '@/core/research/jobs/jobs.port';
import { PhotosPort } from '@/core/research/photos/photos.port';
import { ReviewsPort } from '@/core/research/reviews/reviews.port';
import { SalaryReadingPort } from '@/core/research/salaries/salary-reading.port';
import { SearchPort } from '@/core/research/search/search.port';
import { TenurePort } from '@/core/research/tenure/tenure.port';
import { AnswerRequestsPort } from '@/core/talk/answer-requests/answer-requests.port';
import { BookmarksPort } from '@/core/talk/bookmarks/bookmarks.port';
import { ChatPort } from '@/core/talk/chat/chat.port';
import { ChatEventsPort } from '@/core/talk/chat/chat-events.port';
import { MessageChangesPort } from '@/core/talk/chat/message-changes.port';
import { MessageReportsPort } from '@/core/talk/chat/message-reports.port';
import { RoomsPort } from '@/core/talk/chat/rooms.port';
import { CommentEventsPort } from '@/core/talk/comments/comment-events.port';
import { CommentsPort } from '@/core/talk/comments/comments.port';
import { CommunitiesPort } from '@/core/talk/communities/communities.port';
import { CommunityPagesPort } from '@/core/talk/community-pages/community-pages.port';
import { HidingPort } from '@/core/talk/hiding/hiding.port';
import { InterlinkingPort } from '@/core/talk/interlinking/interlinking.port';
import { LinkReadingPort } from '@/core/talk/link-cards/link-reading.port';
import { MyPostsPort } from '@/core/talk/my-posts/my-posts.port';
import { NotificationEventsPort } from '@/core/talk/notifications/notification-events.port';
import { NotificationsPort } from '@/core/talk/notifications/notifications.port';
import { PollsPort } from '@/core/talk/polls/polls.port';
import { PostMediaPort } from '@/core/talk/post-media/post-media.port';
import { WritingHelpPort } from '@/core/talk/post-writing/writing-help.port';
import { FeedReadingPort } from '@/core/talk/posting/feed.port';
import { PostEventsPort } from '@/core/talk/posting/post-events.port';
import { PostViewsPort } from '@/core/talk/posting/post-views.port';
import { PostWritingPort } from '@/core/talk/posting/post-writing.port';
import { SalaryOffersPort } from '@/core/talk/salary-offers/salary-offers.port';
import { VersionsPort } from '@/core/talk/versions/versions.port';
import { VotesPort } from '@/core/talk/voting/votes.port';
import { ComplaintsPort } from '@/core/trust/complaints/complaints.port';
import { LegalNoticesPort } from '@/core/trust/legal/legal-notices.port';
import { TermsPort } from '@/core/trust/legal/terms.port';
import { LogosPort } from '@/core/trust/logos/logos.port';
import { CasesPort } from '@/core/trust/moderation/cases.port';
import { QueueEventsPort } from '@/core/trust/moderation/queue-events.port';
import { OperationsReadingPort } from '@/core/trust/operations/operations.port';
import { PublicLogPort } from '@/core/trust/public-log/public-log.port';
import { ReportsPort } from '@/core/trust/reports/reports.port';
import { StatementsPort } from '@/core/trust/statements/statements.port';

export const memoryPorts = wire((provide, bind) => {
  provide(MemoryCareerStatuses, [MemoryBrowserKey], CareerStatusesPort);
  provide(MemoryPortalAccounts, [MemoryBrowserKey], PortalAccountsPort);
  provide(MemoryMyProfile, [MemoryBrowserKey], MyProfilePort);
  provide(MemoryPictureFiles, [], PictureFilesPort);
  provide(MemoryPhotoUploads, [MemoryBrowserKey], PhotoUploadsPort);
  provide(MemoryOnboarding, [MemoryBrowserKey], OnboardingPort);
  provide(MemoryProfiles, [MemoryBrowserKey], ProfilesPort);
  provide(MemoryPushDevices, [MemoryBrowserKey], PushDevicesPort);
  bind(PushBrowserPort).toConstantValue(new MemoryPushBrowser());
  bind(PageVisibilityPort).toConstantValue(new MemoryVisibility());
  provide(MemoryUserRewards, [MemoryBrowserKey], UserRewardsPort);
  provide(MemoryLogin, [MemoryBrowserKey], LoginPort);
  provide(NoClientIds, [], ClientIdsPort);
  provide(MemoryJobPortal, [MemoryBrowserKey], JobPortalPort);
  provide(MemorySessionChanges, [MemoryBrowserKey], SessionChangesPort);
  provide(MemoryPageLocks, [MemoryBrowserKey], PageLocksPort);
  provide(MemorySessions, [MemoryBrowserKey], SignInMethodsPort);
  provide(MemoryRenewals, [MemoryBrowserKey], RenewalsPort);
  provide(MemorySessions, [MemoryBrowserKey], SessionsPort);
  provide(MemoryUserPreferences, [MemoryBrowserKey], UserPreferencesPort);
  provide(MemoryUserFeedback, [MemoryBrowserKey], UserFeedbackPort);
  provide(MemoryDataExports, [MemoryBrowserKey], DataExportsPort);
  provide(MemoryAccountMerge, [MemoryBrowserKey], AccountMergePort);
  provide(MemoryAccountEnd, [MemoryBrowserKey], AccountEndPort);
  provide(MemoryCatalogGroups, [MemoryBrowserKey], CatalogGroupsPort);
  provide(MemoryDropdown, [MemoryBrowserKey], DropdownPort);
  provide(MemoryPopups, [MemoryBrowserKey], PopupsPort);
  bind(KeptPagesPort)
    .toResolvedValue((clock) => new MemoryKeptPages(() => clock.now()), [ClockPort])
    .inSingletonScope();
  bind(ConnectionPort).toConstantValue(new MemoryConnection());
  provide(MemoryRealtime, [], MemoryRealtimeKey);
  bind(RealtimePort).toService(MemoryRealtimeKey);
  provide(MemoryUserEvents, [MemoryRealtimeKey, MemoryBrowserKey], UserEventsPort);
  provide(MemoryFailedCalls, [MemoryBrowserKey], FailedCallsPort);
  provide(MemoryErrorLog, [MemoryBrowserKey], ErrorLogPort);
  bind(ClipboardPort).toConstantValue(new MemoryClipboard());
  bind(PagePrintPort).toConstantValue(new MemoryPagePrint());
  provide(MemoryShareCounts, [MemoryBrowserKey], ShareCountsPort);
  bind(ShareSheetPort).toConstantValue(new MemoryShareSheet());
  provide(MemoryEarlyKeys, [], EarlyKeysPort);
  provide(MemoryTracking, [MemoryBrowserKey], TrackingPort);
  provide(MemoryMeasureLog, [MemoryBrowserKey], MeasureLogPort);
  provide(MemoryAwards, [MemoryBrowserKey], AwardsPort);
  provide(MemoryBenefits, [MemoryBrowserKey], BenefitsPort);
  provide(MemoryBenefitContributions, [MemoryBrowserKey], BenefitContributionsPort);
  provide(MemoryColleges, [MemoryBrowserKey], CollegesPort);
  provide(MemoryCompanyListing, [MemoryBrowserKey], CompanyListingPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], ListedTenurePort);
  provide(MemoryReviews, [MemoryBrowserKey], OverviewReviewsPort);
  provide(MemorySalaries, [MemoryBrowserKey], OverviewSalariesPort);
  provide(MemoryInterviews, [MemoryBrowserKey], OverviewInterviewsPort);
  provide(MemoryCompanyListing, [MemoryBrowserKey], OverviewListingPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], OverviewTenurePort);
  provide(MemoryCompanies, [MemoryBrowserKey], CompanyReadingPort);
  provide(MemoryVideos, [MemoryBrowserKey], VideosPort);
  provide(MemoryAwards, [MemoryBrowserKey], CompanyAwardsPort);
  provide(MemoryPhotos, [MemoryBrowserKey], CompanyAlbumsPort);
  provide(MemoryStorageChanges, [MemoryBrowserKey], StorageChangesPort);
  provide(MemoryComparing, [MemoryBrowserKey], ComparingPort);
  provide(MemoryCompanyListing, [MemoryBrowserKey], PairedCompaniesPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], ComparedTenurePort);
  bind(OfferReadingPort)
    .toResolvedValue(
      (browser) => ({
        salaries: new MemorySalaries(browser),
        interviews: new MemoryInterviews(browser),
        benefits: new MemoryBenefits(browser),
      }),
      [MemoryBrowserKey],
    )
    .inSingletonScope();
  provide(MemoryContributionPopups, [MemoryBrowserKey], ContributionPopupsPort);
  provide(MemorySalaryContributions, [MemoryBrowserKey], SalaryContributionsPort);
  provide(MemorySimilarContributions, [MemoryBrowserKey], SimilarContributionsPort);
  provide(MemoryInterviewContributions, [MemoryBrowserKey], InterviewContributionsPort);
  provide(MemoryPhotoContributions, [MemoryBrowserKey], PhotoContributionsPort);
  provide(MemoryPhotoContributions, [MemoryBrowserKey], CompanyPhotoUploadsPort);
  provide(MemoryPictureFiles, [], PhotoPicturesPort);
  provide(MemoryOwnContributions, [MemoryBrowserKey], ContributionWithdrawalsPort);
  provide(MemoryEmployer, [MemoryBrowserKey], EmployerPort);
  provide(MemoryEmployerAnswers, [MemoryBrowserKey], EmployerAnswersPort);
  provide(MemoryEmployerCorrections, [MemoryBrowserKey], EmployerCorrectionsPort);
  bind(CompanyDomainEditingPort)
    .toResolvedValue((browser) => new MemoryCompanyDomains(browser, listedHostNames), [MemoryBrowserKey])
    .inSingletonScope();
  provide(MemoryHeadlineStats, [MemoryBrowserKey], HeadlineStatsPort);
  provide(MemorySalaries, [MemoryBrowserKey], HeadlineSalariesPort);
  provide(MemoryApplications, [MemoryBrowserKey], ApplicationsPort);
  provide(MemoryInterviews, [MemoryBrowserKey], InterviewReadingPort);
  bind(CompanyDomainsPort)
    .toResolvedValue((browser) => new MemoryCompanyDomains(browser, listedHostNames), [MemoryBrowserKey])
    .inSingletonScope();
  bind(JobsPort)
    .toResolvedValue((browser) => new MemoryJobs(browser, listedHostNames), [MemoryBrowserKey])
    .inSingletonScope();
  provide(MemoryPhotos, [MemoryBrowserKey], PhotosPort);
  provide(MemoryReviewContributions, [MemoryBrowserKey], ReviewContributionsPort);
  provide(MemoryReviews, [MemoryBrowserKey], ReviewsPort);
  provide(MemorySalaries, [MemoryBrowserKey], SalaryReadingPort);
  provide(MemorySearch, [MemoryBrowserKey], SearchPort);
  provide(MemoryBrowsingHistory, [MemoryBrowserKey], BrowsingHistoryPort);
  provide(MemoryTenureReports, [MemoryBrowserKey], TenurePort);
  provide(MemoryOwnContributions, [MemoryBrowserKey], WaitingCardListPort);
  provide(MemoryOwnContributions, [MemoryBrowserKey], OwnContributionListPort);
  provide(MemoryAnswerRequests, [MemoryBrowserKey], AnswerRequestsPort);
  provide(MemoryBookmarks, [MemoryBrowserKey], BookmarksPort);
  provide(MemoryChat, [MemoryBrowserKey], ChatPort);
  provide(MemoryMessageChanges, [MemoryBrowserKey], MessageChangesPort);
  provide(MemoryMessageReports, [MemoryBrowserKey], MessageReportsPort);
  provide(MemoryRooms, [MemoryBrowserKey], RoomsPort);
  provide(MemoryChatEvents, [MemoryRealtimeKey, MemoryBrowserKey], ChatEventsPort);
  provide(MemoryComments, [MemoryBrowserKey], CommentsPort);
  provide(MemoryCommunities, [MemoryBrowserKey], CommunitiesPort);
  provide(MemoryCommunityPages, [MemoryBrowserKey], CommunityPagesPort);
  provide(MemoryHiding, [MemoryBrowserKey], HidingPort);
  bind(MemoryPageScrollKey).toConstantValue(new MemoryPageScroll());
  bind(PageScrollPort).toService(MemoryPageScrollKey);
  provide(MemoryInterlinking, [MemoryBrowserKey], InterlinkingPort);
  provide(MemoryMyPosts, [MemoryBrowserKey], MyPostsPort);
  provide(MemoryNotifications, [MemoryBrowserKey], NotificationsPort);
  provide(MemoryNotificationEvents, [MemoryRealtimeKey, MemoryBrowserKey], NotificationEventsPort);
  provide(MemoryPolls, [MemoryBrowserKey], PollsPort);
  provide(MemorySalaryOffers, [MemoryBrowserKey], SalaryOffersPort);
  provide(MemoryFeed, [MemoryBrowserKey], FeedReadingPort);
  provide(MemoryCommentEvents, [MemoryRealtimeKey, MemoryBrowserKey], CommentEventsPort);
  provide(MemoryPostEvents, [MemoryRealtimeKey, MemoryBrowserKey], PostEventsPort);
  provide(MemoryPostViews, [MemoryBrowserKey], PostViewsPort);
  provide(MemoryPictureFiles, [], DevicePicturesPort);
  provide(MemoryPostMedia, [MemoryBrowserKey], ImageUploadsPort);
  provide(MemoryLinkCards, [MemoryBrowserKey], LinkReadingPort);
  provide(MemoryPostMedia, [MemoryBrowserKey], PostMediaPort);
  provide(MemoryWritingHelp, [MemoryBrowserKey], WritingHelpPort);
  provide(MemoryPostWriting, [MemoryBrowserKey], PostWritingPort);
  provide(MemoryVersions, [MemoryBrowserKey], VersionsPort);
  provide(MemoryVotes, [MemoryBrowserKey], VotesPort);
  provide(MemoryComplaints, [MemoryBrowserKey], ComplaintsPort);
  provide(MemoryLegalNotices, [MemoryBrowserKey], LegalNoticesPort);
  provide(MemoryLogos, [MemoryBrowserKey], LogosPort);
  provide(MemoryQueueEvents, [MemoryRealtimeKey, MemoryBrowserKey], QueueEventsPort);
  provide(MemoryOperations, [MemoryBrowserKey], OperationsReadingPort);
  provide(MemoryPublicLog, [MemoryBrowserKey], PublicLogPort);
  provide(MemoryReports, [MemoryBrowserKey], ReportsPort);
  provide(MemoryCases, [MemoryBrowserKey], CasesPort);
  provide(MemoryStatements, [MemoryBrowserKey], StatementsPort);
  provide(MemoryTerms, [MemoryBrowserKey], TermsPort);
});
