import { tmpdir } from 'node:os';
import { FULL_LOAD_SCREENS } from '@/core/native-app/page-stack.rules';
import type { Config } from '@/server/platform/config/config';

/** A configuration for tests: a free port, no log, limits that no test reaches, and no built client. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    environment: 'test',
    host: '127.0.0.1',
    port: 0,
    publicOrigin: null,
    trustedProxies: 0,
    drainSeconds: 0,
    logLevel: 'silent',
    slowStatementMs: 0,
    metrics: null,
    clientDirectory: `${tmpdir()}/tarakki-no-client`,
    firstViewFile: `${tmpdir()}/tarakki-no-client/first-view.mjs`,
    dataDirectory: null,
    databaseUrl: null,
    databasePool: 4,
    fileStore: null,
    authorshipKey: Buffer.alloc(32, 5),
    demo: { load: false, scale: 1 },
    brand: 'Tarakki',
    serviceWorker: true,
    appUrl: null,
    appFullLoads: FULL_LOAD_SCREENS,
    employerSiteUrl: null,
    awards2022Path: '/awards/2022',
    figures: { reviews: 0, interviews: 0, salaries: 0, users: 0 },
    portal: null,
    editor: null,
    links: { readPages: false, standIns: [] },
    push: { vapid: null, subject: null, standIns: [] },
    cards: { showWithinHours: 0 },
    google: null,
    microsoft: null,
    linkedin: null,
    naukri: null,
    legal: {
      entity: 'Tarakki Test Private Limited',
      address: null,
      email: 'help@tarakki.example',
      grievanceOfficer: { name: 'Meera Iyer', email: 'grievance@tarakki.example', phone: null },
      noticesTo: 'notices@tarakki.example',
      backupDays: 30,
    },
    mail: { smtpUrl: null, from: null },
    sessions: { accessMinutes: 15, refreshDays: 30, perUser: 20 },
    limits: { login: 1_000_000, writes: 1_000_000, contributions: 1_000_000, reads: 1_000_000 },
    ...overrides,
  };
}
