import { randomUUID } from 'node:crypto';
import { anOffer } from '@tests/support/an-offer';
import { workingDetails } from '@tests/support/career-details';
import { signInAt } from '@tests/support/sign-in';
import { select } from '@tests/support/sql';
import type { Random } from '@/server/demo/random';
import { text } from '@/server/platform/sql-types';
import type { Answered, Client } from '../integration/harness/client';
import type { World } from '../integration/harness/world';
import { anAnonymousProfile } from '../integration/harness/world';

export interface RedTeamPerson {
  readonly client: Client;
  readonly email: string;
  readonly workEmail: string;
  readonly name: string;
  readonly told: Set<string>;
}

/** Besides the small catalogue; each has some visitors and contributions. */
export const COMPANIES: readonly string[] = Array.from({ length: 9 }, (_, place) => `Meghna Works ${place + 1}`);

/** Few enough to be shared: designations are public. */
const CAREERS = [
  { companyName: 'Vaayuna Technologies', jobProfile: 'Software Engineer' },
  { companyName: 'Vaayuna Technologies', jobProfile: 'Engineering Manager' },
  { companyName: 'Sagarmatha Health', jobProfile: 'Nurse' },
] as const;

export const PUSH_HOST = 'push.example';

export async function turnPushOn({ client }: RedTeamPerson): Promise<void> {
  const endpoint = `https://${PUSH_HOST}/send/${randomUUID()}`;
  const token = JSON.stringify({ endpoint, keys: { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' } });
  await succeeded(client.post('/api/v2/user/device/register', { token }));
}

export function aPerson(world: World, index: number): RedTeamPerson {
  const name = `Person ${String.fromCharCode(65 + (index % 26))}${index.toString(36).replaceAll(/\d/g, 'q')}`;
  return {
    client: world.guest(),
    email: `person.${index}@people.example`,
    workEmail: `person.${index}@vaayuna.example`,
    name,
    told: new Set(),
  };
}

export async function succeeded(call: Promise<Answered>): Promise<Answered> {
  const answer = await call;
  if (answer.status < 300) return answer;
  throw new Error(`A call was refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

export async function signIn({ server: { origin } }: World, { client, name, email }: RedTeamPerson): Promise<void> {
  const { cookies } = await signInAt(origin, { name, email });
  for (const pair of cookies.pairs) client.cookies.set(pair.name, pair.value);
}

/** Returns true for the company with a domain. */
export async function becomeWriter({ client }: RedTeamPerson, random: Random): Promise<boolean> {
  const avatarUri = `kolam:${random.uuid().slice(19).replace('-', '')}`;
  await succeeded(client.post('/api/user/user/anonymous-profile', anAnonymousProfile({ avatarUri })));
  const { companyName, jobProfile } = random.pick(CAREERS);
  const choice = { careerStatusType: 'working', careerData: { companyName } };
  const { careerStatusId } = (await succeeded(client.post('/api/user/user/career-status', choice))).body;
  const details = { ...workingDetails, jobProfile };
  const put = { 'x-http-method-override': 'PUT' };
  await succeeded(client.post(`/api/user/user/career-status/${careerStatusId}`, details, put));
  return companyName === 'Vaayuna Technologies';
}

/** Has a code mailed to an address that says the person's name, and types it. */
export async function verifyWorkEmail({ server }: World, { client, workEmail }: RedTeamPerson): Promise<void> {
  const { careerStatusId } = (await client.get('/api/user/user/profile')).body;
  const code = { email: workEmail, careerStatusId };
  await succeeded(client.post('/api/user/user/email-verification/otp', code));
  const sent = 'select body from platform.mailbox where address = $1';
  const [mail] = await select(server.database, { body: text }, sent, workEmail);
  const otp = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
  await succeeded(client.post('/api/user/user/email-verification/otp/verify', { ...code, otp }));
}

export async function saveOffer({ client }: RedTeamPerson, random: Random): Promise<number> {
  const fixed = random.integer(400_000, 9_999_999);
  const city = random.pick(['Pune', 'Bengaluru, remote', 'Kochi or New Delhi, as the team likes', 'Goa']);
  const offer = anOffer({ fixed, city, variable: random.integer(0, 900_000) });
  return (await succeeded(client.post('/api/feed/v1/salary', offer, { 'idempotency-key': random.uuid() }))).body.id;
}

export async function openCompany({ client }: RedTeamPerson, companyName: string): Promise<void> {
  const urlName = companyName.toLowerCase().replaceAll(' ', '-');
  await succeeded(client.call('PUT', `/api/aggregation/aggregation/browsing-history/${urlName}`));
}

export async function sendEvents({ client, email, name }: RedTeamPerson, pageName: string): Promise<void> {
  const event = {
    eventType: 'pageView',
    loginStatus: true,
    userId: email,
    cvId: email,
    deviceId: name,
    deviceType: 'WEB',
    pageName,
    url: `/${pageName}`,
    timestamp: Date.now(),
    attributes: { source: name },
  };
  const batch = { tenantId: 9, trackerId: 9205, events: [event, { ...event, eventType: 'loginSuccess' }] };
  await succeeded(client.post('/api/curate/v0/event/bulk', batch, { 'x-device-type': 'WEB' }));
  await succeeded(client.post('/api/v4/log/web-vitals', { name: 'INP', value: 240, target: 'button', page: pageName }));
}
