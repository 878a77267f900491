import { requestCheck } from '@tests/support/request-check';
import type { ContainerModule } from 'inversify';
import { CareerRecords } from '@/adapters/memory/career-records';
import { CountingIds } from '@/adapters/memory/counting-ids';
import { ManualTime } from '@/adapters/memory/manual-time';
import { tokenOfAccount } from '@/adapters/memory/memory-account';
import { MemoryBrowser, MemoryBrowserKey } from '@/adapters/memory/memory-browser';
import { memoryUnsubscribeKey } from '@/adapters/memory/memory-user-preferences';
import { MemoryWorld } from '@/adapters/memory/memory-world';
import type { MemoryPost } from '@/adapters/memory/post-records';
import { PostRecords } from '@/adapters/memory/post-records';
import { UserRecords } from '@/adapters/memory/user-records';
import { ContainerActor } from './container-actor';
import type { Actor, ContractHarness } from './contract-harness';
import { makeReader, makeStudyingWriter, makeWorkingWriter } from './make-writers';
import { loadMemoryCatalogue } from './memory-catalogue';

/** The memory adapters over one world; time passes by itself a little with every timestamp, as it does for a server. */
export async function startMemoryHarness(): Promise<ContractHarness> {
  const time = new ManualTime();
  const world = new MemoryWorld({ now: () => ticked(time) }, new CountingIds(), requestCheck);
  loadMemoryCatalogue(world);
  let people = 0;
  const newcomer = async (ending = ''): Promise<Actor> => {
    people += 1;
    const browser = new MemoryBrowser(world);
    browser.signIn(world.records(UserRecords).add(`Person ${people}`, `person-${people}${ending}@identity.example`));
    return actorOf(browser);
  };
  const [user, reader, writer, otherWriter] = [await newcomer(), await newcomer(), await newcomer(), await newcomer()];
  await makeReader(reader);
  await makeWorkingWriter(writer, 'NimbuPaani');
  await makeStudyingWriter(otherWriter, 'QuietBulbul');
  const guest = actorOf(new MemoryBrowser(world));
  const crawler = actorOf(new MemoryBrowser(world, true));
  const roles = { guest, user, reader, writer, otherWriter, crawler };
  return {
    as: (role) => roles[role],
    newcomer: () => newcomer(),
    portalUser: () => newcomer('.naukri'),
    portalTokenOf: async (name) =>
      tokenOfAccount({ name, email: `${name.toLowerCase().replaceAll(' ', '.')}@mail.example` }),
    tokenOf: async (name) => tokenOfAccount({ name, email: addressOf(name) }),
    unsubscribeKey: async (name) => {
      const user = world.records(UserRecords).findByEmail(addressOf(name));
      if (user === null) throw new Error(`${name} has not signed in.`);
      return memoryUnsubscribeKey(user);
    },
    mailedCode: async (email) => {
      const mail = world.records(CareerRecords).mails.findLast(({ to }) => to === email);
      if (mail === undefined) throw new Error(`Nothing was mailed to ${email}.`);
      return mail.otp;
    },
    pass: (ms) => time.advance(ms),
    seedComments: async (postId, comments) => {
      const post = postOf(world, postId);
      for (const comment of comments) world.records(PostRecords).addComment(post, { ...comment, author: post.author });
    },
    setStatus: async (postId, status) => {
      postOf(world, postId).status = status;
    },
    viewsOf: async (postId) => postOf(world, postId).viewers.size,
    stop: async () => undefined,
  };
}

const adapters = Object.values(
  import.meta.glob<{ readonly adapters: ContainerModule }>('/src/app/features/*/*.memory.ts', { eager: true }),
).map((module) => module.adapters);

function actorOf(browser: MemoryBrowser): Actor {
  const actor = new ContainerActor(adapters);
  actor.container.bind(MemoryBrowserKey).toConstantValue(browser);
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
