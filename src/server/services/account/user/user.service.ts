import type { FastifyInstance } from 'fastify';
import type { UserHandlers } from '@/server/contract/generated/user';
import type { TaggedProfiles } from '@/server/contract/viewer';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import type { Authorship } from '@/server/platform/authorship';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database';
import type { StoredFiles } from '@/server/platform/files/stored-files';
import type { Housekeeping } from '@/server/platform/housekeeping';
import { scheduleMails } from '@/server/platform/mail/mail-rounds';
import type { Mailer } from '@/server/platform/mail/mailer.port';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { Moderation } from '@/server/platform/moderation/moderation';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { scheduleIndexing } from '@/server/platform/own-ids/schedule-indexing';
import type { PersonalRegistry } from '@/server/platform/personal/personal-data';
import type { Publish } from '@/server/platform/realtime/publish.port';
import type { ServerAddress } from '@/server/platform/server-address';
import { LoginMails } from '@/server/platform/sessions/login-mails';
import { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { UserSessions } from '@/server/platform/sessions/user-sessions';
import type { ViewerSource } from '@/server/platform/viewer-source';
import { withdrawalHousekeeping } from '@/server/platform/withdrawal/housekeeping';
import { createPopups } from '@/server/services/kernel/user/native-app/popups';
import { createContributions } from '@/server/services/research/user/contributions/contributions';
import { createWithdrawals } from '@/server/services/research/user/contributions/withdrawals';
import { Inbox } from '@/server/services/talk/notification/notifications/inbox';
import { createCareers } from './career-status/careers';
import { codesHousekeeping } from './career-status/housekeeping';
import { createVerification } from './career-status/verification';
import { portalAccountsOf } from './job-portal/portal-endpoints';
import { createPortalLinks } from './job-portal/portal-links';
import { createBasicDetails } from './my-profile/basic-details';
import { createExperiences } from './my-profile/experiences';
import { registerPhotos } from './my-profile/photo-route';
import { createPhotos } from './my-profile/photos';
import { createReaderStep } from './onboarding/reader-step';
import { Roles } from './onboarding/roles';
import { findShownProfiles } from './profile/profile-tag';
import { createProfiles } from './profile/profiles';
import { rewardsHousekeeping } from './rewards/housekeeping';
import { createRewards } from './rewards/rewards';
import { createAccountEnd, eraseLateWrites } from './settings/account-end';
import { createAccountMerge } from './settings/account-merge';
import { createDataExports } from './settings/data-exports';
import { sendDigests } from './settings/digest';
import { purgeExports, registerExportDownload } from './settings/export-download';
import { createFeedback } from './settings/feedback';
import { registerOneClickUnsubscribe } from './settings/one-click-unsubscribe';
import { createPreferences } from './settings/preferences';
import { restoreAccount } from './settings/restore-account';

export interface UserServiceDeps {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly authorship: Authorship;
  readonly publish: Publish;
  readonly mailer: Mailer;
  readonly outbox: Outbox;
  readonly files: StoredFiles;
  readonly sessions: Sessions;
  readonly housekeeping: Housekeeping;
  readonly shownProfiles: ViewerSource<TaggedProfiles>;
  readonly ends: ViewerSource<boolean>;
  readonly config: Pick<Config, 'brand' | 'google' | 'portal'>;
  readonly address: ServerAddress;
  readonly personalData: PersonalRegistry;
  readonly moderation: Moderation;
  readonly now: () => number;
}

export function createUserService({ app, config, housekeeping, ...parts }: UserServiceDeps): UserHandlers {
  const deps = { ...parts, brand: config.brand };
  const { database, authorship, sessions, personalData } = deps;
  sessions.afterStart((started) => restoreAccount(personalData, deps, started));
  parts.shownProfiles.provide(findShownProfiles(database, authorship));
  parts.ends.provide((viewer) => eraseLateWrites(deps, viewer));
  registerPhotos(app, deps);
  registerExportDownload(app, deps);
  registerOneClickUnsubscribe(app, deps);
  scheduleMails(app, 'the digests', () => sendDigests(deps));
  housekeeping.add(codesHousekeeping(database, authorship), () => purgeExports(deps), withdrawalHousekeeping(database));
  housekeeping.add(rewardsHousekeeping(database, authorship));
  scheduleIndexing(app, new OwnIdIndex(database, authorship));
  const inbox = new Inbox(deps.authorship, deps.now);
  const roles = new Roles({ ...deps, inbox });
  return {
    ...createProfiles({ ...deps, roles }),
    ...createCareers({ ...deps, roles }),
    ...createVerification(deps),
    ...createBasicDetails(deps),
    ...createExperiences(deps),
    ...createPhotos(deps),
    ...createReaderStep({ ...deps, roles }),
    ...createPortalLinks({ ...deps, roles, portal: portalAccountsOf(config, parts.address) }),
    ...createContributions(deps),
    ...createWithdrawals({ ...deps, kinds: moderatedKinds }),
    ...createPreferences(deps),
    ...createFeedback(deps.database),
    ...createDataExports(deps),
    ...createAccountEnd({ ...deps, userSessions: new UserSessions(deps) }),
    ...createAccountMerge({
      ...deps,
      userSessions: new UserSessions(deps),
      proofs: new MergeProofs(authorship, sessions, deps.now),
      mails: new LoginMails(authorship, deps.outbox),
    }),
    ...createRewards(deps.database, deps.authorship),
    ...createPopups(deps),
  };
}
