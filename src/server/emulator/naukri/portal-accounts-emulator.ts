import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { PortalConfig } from '@/server/platform/config/config';
import type { EmulatedAccount, EmulatedAccounts } from '../emulated-accounts.port';
import type { EmulatorTokens } from '../emulator-tokens';
import type { OidcEmulatorOptions } from '../oidc/oidc-emulator';
import { emulatedOidc } from '../oidc/oidc-emulator';

const PATH = '/emulator/naukri/accounts';
const CLIENT = 'tarakki.accounts.emulated';
const SECRET = 'no-secret';

export function emulatedPortal(ownAddress: string): PortalConfig {
  return { clientId: CLIENT, clientSecret: SECRET, accountsUrl: `${ownAddress}${PATH}` };
}

/** Unlisted addresses with an account: the local part ends in `.naukri`. */
const KNOWN_ADDRESS = /^[^@]*\.naukri@/;
const knownJob = {
  company: 'Vaayuna Technologies',
  designation: 'Software Engineer',
  department: 'Engineering - Software & QA',
  city: 'Bengaluru',
};

export function registerPortalAccounts(
  app: FastifyInstance,
  tokens: EmulatorTokens,
  { accounts, now }: OidcEmulatorOptions,
): void {
  const own = `Basic ${Buffer.from(`${CLIENT}:${SECRET}`).toString('base64')}`;
  app.get(PATH, async (request, reply) => {
    const { authorization = '' } = request.headers;
    const [, token] = /^Bearer (.+)$/.exec(authorization) ?? [];
    if ((token === undefined ? authorization : request.headers['x-client']) !== own) {
      return reply.code(401).send({ error: 'The client is unknown.' });
    }
    const account =
      token === undefined ? await addressed(request.query, accounts) : await confirmed(token, tokens, accounts, now());
    if (account === null) return reply.code(404).send({ error: 'There is no such account.' });
    return reply.header('cache-control', 'no-store').send(answerOf(account));
  });
}

async function addressed(query: unknown, accounts: EmulatedAccounts): Promise<EmulatedAccount | null> {
  const email = emailIn(query);
  const listed = (await accounts.list()).find((account) => account.email.toLowerCase() === email);
  if (listed !== undefined) return listed.job === undefined ? null : listed;
  if (!KNOWN_ADDRESS.test(email)) return null;
  const [name = ''] = email.split('.');
  return { sub: `naukri-${email}`, name: `${name} Naukri`, email, about: '' };
}

async function confirmed(
  token: string,
  tokens: EmulatorTokens,
  accounts: EmulatedAccounts,
  now: number,
): Promise<EmulatedAccount | null> {
  const { clientId: audience, issuers } = emulatedOidc('naukri', '');
  const keys = createLocalJWKSet({ keys: [...(await tokens.jwks()).keys] });
  const options = { algorithms: ['RS256'], audience, issuer: [...issuers], currentDate: new Date(now) };
  const claims = await jwtVerify(token, keys, options).then(
    ({ payload }) => payload,
    () => null,
  );
  if (claims?.sub === undefined) return null;
  const listed = (await accounts.list()).find(({ sub }) => sub === claims.sub);
  return listed ?? { sub: claims.sub, name: String(claims.name ?? ''), email: String(claims.email ?? ''), about: '' };
}

function answerOf({ sub, name, email, job }: EmulatedAccount) {
  const [firstName, ...rest] = name.split(' ');
  const employment = job ?? (KNOWN_ADDRESS.test(email) ? knownJob : null);
  return { sub, firstName, lastName: rest.join(' '), email, image: '', employment };
}

function emailIn(query: unknown): string {
  const email = typeof query === 'object' && query !== null && 'email' in query ? query.email : '';
  return typeof email === 'string' ? email.toLowerCase() : '';
}
