import type { Features } from './feature';

/**
 * Every feature, one line each. A line says when the feature's code comes and at which addresses its screens are. The chunk of
 * a feature that comes with its route is named after it, so that the server can put it into the document; what comes when idle
 * comes in one chunk.
 */
// biome-ignore format: one feature, one line.
export const features: Features = {
  shell: { comes: 'first', needs: ['session', 'posting', 'notifications'], load: () => import(/* webpackMode: "eager" */ './features/shell/shell.feature') },
  session: { comes: 'first', load: () => import(/* webpackMode: "eager" */ './features/session/session.feature') },
  profile: { comes: 'first', load: () => import(/* webpackMode: "eager" */ './features/profile/profile.feature') },
  communities: { comes: 'first', load: () => import(/* webpackMode: "eager" */ './features/communities/communities.feature') },
  'headline-stats': { comes: 'first', load: () => import(/* webpackMode: "eager" */ './features/headline-stats/headline-stats.feature') },
  posting: { comes: 'first', needs: ['realtime', 'intents'], screens: { HomeScreen: '/', Post: '/p/{postId}' }, load: () => import(/* webpackMode: "eager" */ './features/posting/posting.feature') },
  voting: { comes: 'first', load: () => import(/* webpackMode: "eager" */ './features/voting/voting.feature') },
  catalog: { comes: 'idle', load: () => import(/* webpackChunkName: "idle" */ './features/catalog/catalog.feature') },
  'career-status': { comes: 'idle', needs: ['catalog'], load: () => import(/* webpackChunkName: "idle" */ './features/career-status/career-status.feature') },
  intents: { comes: 'idle', needs: ['session', 'voting'], load: () => import(/* webpackChunkName: "idle" */ './features/intents/intents.feature') },
  'job-portal': { comes: 'idle', needs: ['session'], screens: { NaukriLinkScreen: '/naukri-link' }, load: () => import(/* webpackChunkName: "idle" */ './features/job-portal/job-portal.feature') },
  onboarding: { comes: 'idle', needs: ['session', 'intents', 'profile', 'posting', 'career-status', 'job-portal'], load: () => import(/* webpackChunkName: "idle" */ './features/onboarding/onboarding.feature') },
  notifications: { comes: 'idle', needs: ['realtime'], load: () => import(/* webpackChunkName: "idle" */ './features/notifications/notifications.feature') },
  realtime: { comes: 'idle', load: () => import(/* webpackChunkName: "idle" */ './features/realtime/realtime.feature') },
  sessions: { needs: ['session'], screens: { Session: '/session' }, load: () => import(/* webpackChunkName: "sessions" */ './features/sessions/sessions.feature') },
  'my-profile': { screens: { Profile: '/user' }, load: () => import(/* webpackChunkName: "my-profile" */ './features/my-profile/my-profile.feature') },
  privacy: { screens: { WhoCanSeeWhat: '/who-can-see-what' }, load: () => import(/* webpackChunkName: "privacy" */ './features/privacy/privacy.feature') },
  settings: { needs: ['sessions'], screens: { Settings: '/settings', Preferences: '/user-settings', ManageAccount: '/settings/manage-account', NeedHelp: '/settings/need-help', Unsubscribe: '/unsubscribe' }, load: () => import(/* webpackChunkName: "settings" */ './features/settings/settings.feature') },
  rewards: { screens: { Rewards: '/rewards' }, load: () => import(/* webpackChunkName: "rewards" */ './features/rewards/rewards.feature') },
  blog: { screens: { Blog: '/blog', BlogPost: '/blog/{slug}' }, load: () => import(/* webpackChunkName: "blog" */ './features/blog/blog.feature') },
  legal: { screens: { Terms: '/terms-and-policies', TermsOfUse: '/legal/terms-of-use', Privacy: '/legal/privacy-policy', Guidelines: '/legal/community-guidelines', Grievances: '/legal/grievances', Summons: '/legal/summons-notice-form', Faq: '/faq', AboutUs: '/about-us', OurTeam: '/our-team', Credits: '/credits' }, load: () => import(/* webpackChunkName: "legal" */ './features/legal/legal.feature') },
  ...(import.meta.env.DEV && { design: { screens: { Design: '/design' }, load: () => import('./features/design/design.feature') } }),
};
