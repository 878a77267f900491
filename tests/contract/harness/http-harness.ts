import { randomUUID } from 'node:crypto';
import { loadCatalogue } from '@tests/integration/harness/catalogue';
import { makeModerator } from '@tests/support/make-moderator';
import { startPageHost } from '@tests/support/page-host';
import { responseCheck } from '@tests/support/response-check';
import { accessTokenOf, portalTokenOf } from '@tests/support/sign-in';
import { insertRow, run, select } from '@tests/support/sql';
import { startTestServer } from '@tests/support/test-server';
import { BROWSER, GOOGLEBOT } from '@tests/support/user-agents';
import { ContainerModule } from 'inversify';
import { io } from 'socket.io-client';
import { serviceBases } from '@/adapters/http/generated/services';
import { createHttpClient } from '@/adapters/http/http-client';
import { SOCKET_OPTIONS } from '@/adapters/realtime/open-socket';
import { ownConnections } from '@/adapters/realtime/own-connection';
import { SocketRealtime, SocketRealtimeKey } from '@/adapters/realtime/socket-realtime';
import { HttpClientKey } from '@/app/app-keys';
import { LoginPort } from '@/core/account/session/login.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { firstDayOfQuarter, quarterOf } from '@/core/research/tenure/tenure-faults.rules';
import { moderatedKinds } from '@/server/generated/moderated-kinds';
import { refreshCards } from '@/server/platform/cards/refresh-cards';
import { releaseWaiting } from '@/server/platform/contributing/release-waiting';
import type { Database } from '@/server/platform/database';
import { StandInRecords } from '@/server/platform/dns/stand-in-records';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { Moderation } from '@/server/platform/moderation/moderation';
import { showWaiting } from '@/server/platform/moderation/show-waiting';
import { integer, uuid } from '@/server/platform/sql-types';
import { unsubscribeKeyOf } from '@/server/services/account/user/settings/unsubscribe-key';
import { endLapsedClaims } from '@/server/services/research/employer/claims/lapse-claims';
import { takeInvitedSnapshot } from '@/server/services/research/employer/invitations/take-invited-snapshot';
import { takeHeardBackCount } from '@/server/services/research/jobs/heard-back/take-heard-back-count';
import { showEdits } from '@/server/services/research/review/contribute/review-contributions';
import { endHolds } from '@/server/services/research/review/contribute/review-holds.queries';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { notifyPollEnds } from '@/server/services/talk/feed/polls/poll-ends';
import { notifyClaimants } from '@/server/services/talk/notification/claim-notifications/claim-notifications';
import { HighlightsRounds } from '@/server/services/talk/notification/highlights/highlights';
import { askAuthors } from '@/server/services/trust/moderation/answers/ask-authors';
import { settleDecisions } from '@/server/services/trust/moderation/moderation/settle';
import { appendLog } from '@/server/services/trust/moderation/public-log/append-log';
import type { RunningServer } from '@/server/start-server';
import { BrowserFetch } from './browser-fetch';
import type { Prepare } from './container-actor';
import { ContainerActor } from './container-actor';
import type { Actor, ContractHarness, SeededComment } from './contract-harness';
import { insertReviews } from './insert-reviews';
import { answerLinkedPages, LINKED_HOST } from './linked-pages';
import { makeReader, makeStudyingWriter, makeWorkingWriter } from './make-writers';
import { successOf } from './outcomes';
import { insertAwards } from './seed-awards';
import { insertJob } from './seed-jobs';
import { insertInterviews } from './seeded-interviews';
import { insertSalaries } from './seeded-salaries';
import { untilInIndia } from './until-in-india';

export async function startHttpHarness(
  on: Database['kind'],
  prepare: Prepare = () => undefined,
): Promise<ContractHarness> {
  let passed = 0;
  const pages = await startPageHost(answerLinkedPages);
  const links = { readPages: false, standIns: [pages.as(LINKED_HOST)] };
  const cards = { showWithinHours: 0 };
  const server = await startTestServer({ on, now: () => Date.now() + passed, config: { links, cards } });
  await loadCatalogue(server.database);
  let people = 0;
  const newcomer = async (lastName = ''): Promise<Actor> => {
    people += 1;
    const person = actorOf(server, prepare);
    const token = await accessTokenOf(server, `Person ${people}${lastName}`);
    const login = { socialUserType: 'gp', clientType: 'desktop', token, tokenType: 'access_token' } as const;
    successOf(await person.port(LoginPort).signInWithProvider(login));
    return person;
  };
  const [user, reader, writer, otherWriter] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  await makeReader(reader);
  await makeWorkingWriter(writer, 'NimbuPaani');
  await makeStudyingWriter(otherWriter, 'QuietBulbul');
  const roles = {
    guest: actorOf(server, prepare),
    user,
    reader,
    writer,
    otherWriter,
    crawler: actorOf(server, prepare, GOOGLEBOT),
  };
  const { database, authorship } = server;
  const rounds = { database, authorship, now: () => Date.now() + passed };
  const takeSnapshot = async (): Promise<void> => {
    await takeSalarySnapshot(rounds);
  };
  /** Also advances a second, since guests share answers that long. */
  const showSeeded = async (): Promise<void> => {
    await refreshCards(rounds);
    passed += 1_000;
  };
  const idOf = async (name: string): Promise<string> => {
    const [user] = await select(database, { id: uuid }, 'select id from identity.users where name = $1', name);
    if (user === undefined) throw new Error(`${name} has not signed in.`);
    return user.id;
  };
  return {
    as: (role) => roles[role],
    newcomer: () => newcomer(),
    agreedEarlier: async () => {
      const actor = await newcomer();
      const earlier = `update identity.terms_agreements set version = version - 1 where user_id = (select id from identity.users where name = $1)`;
      await run(database, earlier, `Person ${people}`);
      return actor;
    },
    moderator: async (accepted) => {
      const actor = await newcomer();
      await makeModerator(database, await idOf(`Person ${people}`), accepted);
      return actor;
    },
    portalUser: () => newcomer(' Naukri'),
    portalTokenOf: (name) => portalTokenOf(server, name),
    tokenOf: (name) => accessTokenOf(server, name),
    mailedCode: async (email) => {
      const [mail] = await newestMail(server, email, 1);
      const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
      if (code === undefined) throw new Error(`Nothing was mailed to ${email}.`);
      return code;
    },
    unsubscribeKey: async (name, list) => {
      return unsubscribeKeyOf(server.authorship, await idOf(name), list);
    },
    pass: (ms) => {
      passed += ms;
    },
    passTo: (timeOfDay) => {
      passed += untilInIndia(Date.now() + passed, timeOfDay);
    },
    seedComments: (postId, seeded) => insertComments(server, postId, seeded),
    seedPhotos: async (companyId, photos) => {
      for (const [album, caption] of photos) {
        passed += 1;
        const picture = { url: '/static/office/floor-1.svg', width: 720, height: 480 };
        const photo = { id: randomUUID(), company_id: companyId, album, caption, ...picture };
        await insertRow(database, 'research.photos', { ...photo, created_at: new Date(Date.now() + passed) });
      }
      await showSeeded();
    },
    seedBenefits: async (companyId, codes, said) => {
      const report = { id: randomUUID(), company_id: companyId, codes: `{${codes.join(',')}}`, text: said };
      await insertRow(database, 'research.benefit_reports', { ...report, created_at: new Date(Date.now() + passed) });
      await showSeeded();
    },
    seedCompanies: async (industry, companies) => {
      const idOf = 'select id from catalog.industries where name = $1';
      const [found] = await select(database, { id: integer }, idOf, industry);
      for (const { companyId, name } of companies) {
        const company = { id: companyId, name, slug: urlNameOf(name), industry_id: found?.id };
        await insertRow(database, 'catalog.companies', { ...company, headquarters: 'Kochi' });
      }
    },
    seedReviews: async (seeded) => {
      await insertReviews(server, seeded);
      await showSeeded();
    },
    seedJobs: (jobs) => Promise.all(jobs.map((job) => insertJob(database, job, Date.now() + passed))),
    seedSalaries: async (salaries) => {
      await insertSalaries(database, salaries, Date.now() + passed);
      await releaseWaiting(database, 'interviews', Date.now() + passed);
      await takeSnapshot();
    },
    takeSalarySnapshot: takeSnapshot,
    seedTenure: async (companyId, answers) => {
      for (const one of answers) {
        const [id, joined] = [randomUUID(), '2025-04-01'];
        const told = firstDayOfQuarter(quarterOf(Date.now() + passed));
        const report = { id, company_id: companyId, joined, told, answers: JSON.stringify(one), natural_key: id };
        await insertRow(database, 'research.tenure_reports', report);
      }
      await takeTenureSnapshot(rounds);
    },
    takeTenureSnapshot: async () => {
      await takeTenureSnapshot(rounds);
    },
    takeInvitedSnapshot: () => takeInvitedSnapshot({ ...rounds, noise: () => 0 }),
    takeHeardBackCount: async () => {
      await takeHeardBackCount(rounds);
    },
    seedInterviews: async (interviews) => {
      await insertInterviews(database, interviews);
      await showSeeded();
    },
    seedAwards: (lists) => insertAwards(database, lists),
    setStatus: async (postId, status) => {
      await run(database, 'update content.posts set status = $2 where id = $1', postId, status);
    },
    viewsOf: async (postId) => {
      const views = 'select views_count from content.posts where id = $1';
      const [post] = await select(database, { views_count: integer }, views, postId);
      return post?.views_count ?? 0;
    },
    setTxtRecords: (host, records) => new StandInRecords(database).set(host, records),
    closePoll: async (postId) => {
      await run(database, 'update content.ballots set closes_at = now() where post_id = $1', postId);
    },
    runRounds: async () => {
      const { outbox, publish } = server;
      const parts = { database, authorship, outbox, publish, now: () => Date.now() + passed };
      await notifyPollEnds(parts);
      await new HighlightsRounds(parts).run();
      await notifyClaimants(parts);
      await endLapsedClaims(parts);
      const moderation = new Moderation(moderatedKinds, authorship, parts.now, cards);
      await settleDecisions({ ...parts, moderation });
      await askAuthors({ ...parts, moderation });
      await showWaiting(database, moderation);
      await showEdits(database, { moderation, now: parts.now });
      await appendLog(parts);
      await releaseWaiting(database, 'interviews', parts.now());
      await releaseWaiting(database, 'benefit_reports', parts.now());
      await database.query(endHolds, dayInIndia(parts.now()));
      await refreshCards(rounds);
    },
    showCardsWithin: (hours) => {
      cards.showWithinHours = hours;
    },
    disconnect: (who) => (typeof who === 'string' ? roles[who] : who).port(SocketRealtimeKey).disconnect(),
    stop: async () => {
      for (const actor of Object.values(roles)) actor.port(SocketRealtimeKey).disconnect();
      await server.stop();
      await pages.close();
    },
  };
}

/** Real adapters of all features. Window-dependent ones are bound but unusable. */
const adapters = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('/src/app/features/*/*/*.module.ts', { eager: true }),
)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (name.endsWith('Adapters') && value instanceof ContainerModule ? [value] : []));

function actorOf(server: RunningServer, prepare: Prepare, userAgent = BROWSER): Actor {
  const browser = new BrowserFetch({ origin: server.origin, check: responseCheck, userAgent });
  const client = createHttpClient({
    baseUrlOf: (service) => server.origin + serviceBases[service],
    fetch: browser.fetch,
    commonHeaders: () => ({ appid: '999', systemid: 'desktop' }),
  });
  const realtime = new SocketRealtime(
    ownConnections(
      async () =>
        io(server.origin, {
          ...SOCKET_OPTIONS,
          forceNew: true,
          extraHeaders: { origin: server.origin, cookie: browser.cookie },
        }),
      () => () => undefined,
    ),
  );
  const actor = new ContainerActor(adapters);
  actor.container.bind(HttpClientKey).toConstantValue(client);
  actor.container.rebind(SocketRealtimeKey).toConstantValue(realtime);
  prepare(actor);
  return actor;
}

async function insertComments(
  { database, authorship }: RunningServer,
  postId: string,
  seeded: readonly SeededComment[],
): Promise<void> {
  for (const { content, upvotes, createdAt } of seeded) {
    const id = randomUUID();
    const persona = authorship.personaRef(randomUUID());
    await insertRow(database, 'content.comments', {
      id,
      post_id: postId,
      content,
      upvotes,
      created_at: new Date(createdAt),
      author_ref: authorship.authorRef(persona, id),
      author_seal: authorship.sealAuthor(persona, id),
      author_name: 'PeepalRoot',
      author_tagline: null,
      author_avatar: 'kolam:3f9c61d07be2a845',
      author_color: '#DCE6DF',
      profile_type: 'ANONYMOUS',
    });
  }
}
