import { makeMemoryModerator } from '@tests/support/make-memory-moderator';
import { requestCheck } from '@tests/support/request-check';
import { CareerRecords } from '@/adapters/memory/account/career-status/career-records';
import { memoryUnsubscribeKey } from '@/adapters/memory/account/settings/memory-user-preferences';
import { MemoryRealtimeKey } from '@/adapters/memory/kernel/realtime/memory-realtime';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { tokenOfAccount } from '@/adapters/memory/kernel/world/memory-account';
import { MemoryBrowser, MemoryBrowserKey } from '@/adapters/memory/kernel/world/memory-browser';
import { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { TermsRecords } from '@/adapters/memory/kernel/world/terms-records';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { BenefitRecords } from '@/adapters/memory/research/benefits/benefit-records';
import { CompanyRecords } from '@/adapters/memory/research/company/company-records';
import { WaitingCards } from '@/adapters/memory/research/contribute/waiting-cards';
import { EmployerRecords } from '@/adapters/memory/research/employer/employer-records';
import { InvitedRecords } from '@/adapters/memory/research/employer/invited-records';
import { ApplicationRecords } from '@/adapters/memory/research/heard-back/application-records';
import { PhotoRecords } from '@/adapters/memory/research/photos/photo-records';
import { ReviewRecords } from '@/adapters/memory/research/reviews/review-records';
import { SalaryRecords } from '@/adapters/memory/research/salaries/salary-records';
import { TenureRecords } from '@/adapters/memory/research/tenure/tenure-records';
import { LinkPageRecords } from '@/adapters/memory/talk/link-cards/link-page-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { CaseRecords } from '@/adapters/memory/trust/moderation/case-records';
import { memoryPorts } from '@/app/environments/memory-ports';
import { TERMS_VERSION } from '@/core/kernel/common/terms-version.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { NO_TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import { quarterOf } from '@/core/research/tenure/tenure-faults.rules';
import type { Prepare } from './container-actor';
import { ContainerActor } from './container-actor';
import type { Actor, ContractHarness } from './contract-harness';
import { linkedPages } from './linked-pages';
import { makeReader, makeStudyingWriter, makeWorkingWriter } from './make-writers';
import { loadMemoryCatalogue } from './memory-catalogue';
import { addMemoryAwards } from './seed-awards-in-memory';
import { addMemoryJob } from './seed-jobs-in-memory';
import { addInterviews } from './seeded-interviews';
import { withDefaults } from './seeded-salaries';
import { untilInIndia } from './until-in-india';

const WRITER_EMAIL = 'person-3@identity.example';

export async function startMemoryHarness(prepare: Prepare = () => undefined): Promise<ContractHarness> {
  const time = new ManualTime();
  const world = new MemoryWorld({ now: () => ticked(time) }, new CountingIds(), requestCheck);
  loadMemoryCatalogue(world);
  for (const [url, page] of Object.entries(linkedPages)) world.records(LinkPageRecords).add(url, page);
  let people = 0;
  const newcomer = async (ending = ''): Promise<Actor> => {
    people += 1;
    const browser = new MemoryBrowser(world);
    browser.signIn(world.records(UserRecords).add(`Person ${people}`, `person-${people}${ending}@identity.example`));
    return actorOf(browser, prepare);
  };
  const [user, reader, writer, otherWriter] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  await makeReader(reader);
  await makeWorkingWriter(writer, 'NimbuPaani');
  await makeStudyingWriter(otherWriter, 'QuietBulbul');
  const guest = actorOf(new MemoryBrowser(world), prepare);
  const crawler = actorOf(new MemoryBrowser(world, true), prepare);
  const roles = { guest, user, reader, writer, otherWriter, crawler };
  return {
    as: (role) => roles[role],
    newcomer: () => newcomer(),
    agreedEarlier: async () => {
      const actor = await newcomer();
      const user = world.records(UserRecords).all.at(-1);
      const earlier = { version: TERMS_VERSION - 1, agreedOn: '2026-01-05' };
      if (user !== undefined) world.records(TermsRecords).agreed.set(user.id, earlier);
      return actor;
    },
    moderator: async (accepted) => {
      const actor = await newcomer();
      const user = world.records(UserRecords).all.at(-1);
      if (user !== undefined) makeMemoryModerator(world, user.id, accepted);
      return actor;
    },
    portalUser: () => newcomer('.naukri'),
    portalTokenOf: async (name) =>
      tokenOfAccount({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example` }),
    tokenOf: async (name) => tokenOfAccount({ name, email: addressOf(name) }),
    unsubscribeKey: async (name, list) => {
      const user = world.records(UserRecords).findByEmail(addressOf(name));
      if (user === null) throw new Error(`${name} has not signed in.`);
      return memoryUnsubscribeKey(user, list);
    },
    mailedCode: async (email) => {
      const mail = world.records(CareerRecords).mails.findLast(({ to }) => to === email);
      if (mail === undefined) throw new Error(`Nothing was mailed to ${email}.`);
      return mail.otp;
    },
    disconnect: (who) => (typeof who === 'string' ? roles[who] : who).port(MemoryRealtimeKey).disconnect(),
    pass: (ms) => time.advance(ms),
    passTo: (timeOfDay) => time.advance(untilInIndia(time.now(), timeOfDay)),
    seedComments: async (postId, comments) => {
      const post = postOf(world, postId);
      for (const comment of comments) world.records(PostRecords).addComment(post, { ...comment, author: post.author });
    },
    seedPhotos: async (companyId, photos) => {
      for (const [album, caption] of photos) {
        world.records(PhotoRecords).add({ companyId, album, caption, createdAt: ticked(time) });
      }
    },
    seedBenefits: async (companyId, codes, text) => {
      world.records(BenefitRecords).add({ companyId, codes, text, createdAt: ticked(time) });
    },
    seedCompanies: async (industry, companies) => {
      for (const { companyId, name } of companies) {
        const company = { companyId, companyName: name, urlName: urlNameOf(name), industry };
        world.records(CompanyRecords).add(company);
      }
    },
    seedReviews: async (reviews) => {
      const author = world.records(UserRecords).findByEmail(WRITER_EMAIL);
      for (const { createdAt, helpful = 0, isByWriter = false, ...review } of reviews) {
        world.records(ReviewRecords).add({
          ...review,
          createdAt: Date.parse(createdAt),
          marksElsewhere: helpful,
          authorId: isByWriter && author !== null ? author.id : null,
        });
      }
    },
    seedJobs: async (jobs) => jobs.map((job) => addMemoryJob(world, job)),
    seedSalaries: async (salaries) => {
      world.records(SalaryRecords).add(salaries.map((salary) => withDefaults(salary, time.now())));
      world.records(SalaryRecords).takeSnapshot();
    },
    takeSalarySnapshot: async () => world.records(SalaryRecords).takeSnapshot(),
    seedTenure: async (companyId, answers) => {
      const records = world.records(TenureRecords);
      for (const one of answers) {
        records.add({
          ...{ id: world.ids.next(), companyId, jobProfileId: null, departmentId: null, locationId: null },
          ...{ joined: '2025-Q2', left: null },
          ...{
            told: quarterOf(time.now()),
            answers: { ...NO_TENURE_ANSWERS, ...one },
            authorId: null,
            waitsUntil: null,
          },
        });
      }
      records.takeSnapshot();
    },
    takeTenureSnapshot: async () => world.records(TenureRecords).takeSnapshot(),
    takeInvitedSnapshot: async () => world.records(InvitedRecords).takeSnapshot(),
    takeHeardBackCount: async () => world.records(ApplicationRecords).takeCount(),
    seedInterviews: async (interviews) => addInterviews(world, interviews),
    seedAwards: async (lists) => addMemoryAwards(world, lists),
    setStatus: async (postId, status) => {
      postOf(world, postId).status = status;
    },
    viewsOf: async (postId) => postOf(world, postId).viewers.size,
    setTxtRecords: async (host, records) => {
      world.records(EmployerRecords).txt.set(host, records);
    },
    closePoll: async (postId) => world.records(BallotRecords).close(postId),
    // A memory inbox computes due notifications when read.
    runRounds: async () => {
      world.records(CaseRecords).settle();
      world.records(WaitingCards).showDue();
    },
    showCardsWithin: (hours) => {
      world.records(WaitingCards).showWithinHours = hours;
    },
    stop: async () => undefined,
  };
}

function actorOf(browser: MemoryBrowser, prepare: Prepare): Actor {
  const actor = new ContainerActor([memoryPorts]);
  actor.container.bind(MemoryBrowserKey).toConstantValue(browser);
  prepare(actor);
  return actor;
}

function addressOf(name: string): string {
  return `${name.toLowerCase()}@mail.example`;
}

function ticked(time: ManualTime): number {
  time.advance(1);
  return time.now();
}

function postOf(world: MemoryWorld, postId: string): MemoryPost {
  const post = world.records(PostRecords).find(postId);
  if (post === null) throw new Error(`There is no post ${postId}.`);
  return post;
}
