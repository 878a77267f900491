import { dailyClaimLimit } from '@/core/research/employer/claim.rules';
import type { Random } from '@/server/demo/random';
import { StandInRecords } from '@/server/platform/dns/stand-in-records';
import { newestMail } from '@/server/platform/mail/newest-mail';
import type { World } from '../integration/harness/world';
import type { RedTeamPerson } from './people';
import { signIn, succeeded } from './people';

export const CLAIMED_COMPANY = 'vaayuna-technologies';
const DOMAIN = 'vaayuna.example';
const MAILBOX = 'careers';

const claims = new WeakMap<World, number>();

const claimants = new WeakMap<World, RedTeamPerson[]>();

const PROPOSED: ReadonlyMap<string, string> = new Map([
  ['WEBSITE', `https://www.${DOMAIN}/in`],
  ['CAREER_SITE', `https://jobs.${DOMAIN}`],
  ['HEADQUARTERS', 'Bengaluru'],
  ['EMPLOYEES_WORLDWIDE', '5k-10k'],
]);

let accounts = 0;
let last: Promise<unknown> = Promise.resolve();

/** Claims in sequence, since all share a host and a mailbox. No-op beyond the day's limit. */
export function claimInTurn(world: World, way: 'DNS' | 'ADDRESS'): Promise<void> {
  const claim = last.then(async () => {
    const earlier = claims.get(world) ?? 0;
    if (earlier === dailyClaimLimit.most) return;
    claims.set(world, earlier + 1);
    await (way === 'DNS' ? claimByRecord(world) : claimByAddress(world));
  });
  last = claim.catch(() => undefined);
  return claim;
}

/** A fresh account of the domain, since contributors cannot claim. */
export async function anAccountOfTheDomain(world: World): Promise<RedTeamPerson> {
  accounts += 1;
  const email = `staff.${accounts}@${DOMAIN}`;
  const person = { client: world.guest(), email, workEmail: email, name: 'Ila Sen', told: new Set<string>() };
  await signIn(world, person);
  return person;
}

async function claimByRecord(world: World): Promise<void> {
  const account = await anAccountOfTheDomain(world);
  await proveByRecord(world, account);
  claimants.set(world, [...(claimants.get(world) ?? []), account]);
  await correctEntry(account);
}

/** Skips facts with a pending correction. */
export async function correctEntry({ client }: Pick<RedTeamPerson, 'client'>): Promise<void> {
  const [{ claimId }] = (await succeeded(client.get('/api/employer/claims'))).body;
  const path = `/api/employer/claims/${claimId}/corrections`;
  const { facts } = (await succeeded(client.get(path))).body;
  for (const { field, value, isWaiting } of facts) {
    const proposed = PROPOSED.get(field);
    if (isWaiting || value === proposed) continue;
    await succeeded(client.post(path, { field, value: proposed, source: 'https://registry.example/vaayuna' }));
  }
}

/** Skips if another claimant has just answered. */
export async function answerForCompany(world: World, random: Random, itemId: string): Promise<void> {
  if (!claimants.has(world)) await claimInTurn(world, 'DNS');
  const { client } = random.pick(claimants.get(world) ?? []);
  const text = `Rosters are out ${random.integer(2, 30)} days ahead now.`;
  const answer = await client.post(
    '/api/employer/answers',
    { kind: 'review', itemId, text },
    { 'idempotency-key': random.uuid() },
  );
  if (answer.body?.code !== 'answer_given') await succeeded(Promise.resolve(answer));
}

export async function proveByRecord(world: World, { client }: Pick<RedTeamPerson, 'client'>): Promise<void> {
  const asked = { company: CLAIMED_COMPANY, way: 'DNS', mailbox: null };
  const { claimId, record } = (await succeeded(client.post('/api/employer/claims', asked))).body;
  await new StandInRecords(world.server.database).set(record.name, [record.value]);
  await succeeded(client.post(`/api/employer/claims/${claimId}/record`, undefined));
}

/** Confirmed by a second account; no-op beyond the day's limit. */
async function claimByAddress(world: World): Promise<void> {
  const [{ client }, second] = [await anAccountOfTheDomain(world), await anAccountOfTheDomain(world)];
  const asked = { company: CLAIMED_COMPANY, way: 'ADDRESS', mailbox: MAILBOX };
  const started = await client.post('/api/employer/claims', asked);
  if (started.body.code === 'claim_codes_full') return;
  const { claimId } = (await succeeded(Promise.resolve(started))).body;
  const [mail] = await newestMail(world.server, `${MAILBOX}@${DOMAIN}`, 1);
  const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  await succeeded(client.post(`/api/employer/claims/${claimId}/code`, { code }));
  await succeeded(second.client.post(`/api/employer/claims/${claimId}/second`, undefined));
}
