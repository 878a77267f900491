import type { FastifyBaseLogger } from 'fastify';
import { Problem } from '@/server/contract/problem';
import type { PortalAccount, PortalAccounts, PortalJob } from './portal-accounts.port';

export interface PortalEndpoints {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly accountsUrl: string;
}

const ANSWER_TIMEOUT_MS = 5_000;
const MAX_TEXT_LENGTH = 150;
const MAX_ADDRESS_LENGTH = 2_000;
const CONTROL_CHARACTERS = /\p{Cc}/gu;

export function createHttpPortalAccounts(endpoints: () => PortalEndpoints): PortalAccounts {
  const ask = async (parameters: Readonly<Record<string, string>>, bearer: string | null, log: FastifyBaseLogger) => {
    const { clientId, clientSecret, accountsUrl } = endpoints();
    const url = new URL(accountsUrl);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const own = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const headers = bearer === null ? { authorization: own } : { authorization: `Bearer ${bearer}`, 'x-client': own };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(
      (error: unknown) => {
        log.error({ err: error }, 'the job portal is unavailable');
        throw unavailable();
      },
    );
    if (answer.status >= 500 || answer.status === 429) throw unavailable();
    return answer.ok ? accountOf(await answer.json().catch(() => null)) : null;
  };
  return {
    ofAddress: (email, log) => ask({ email }, null, log),
    ofToken: (token, log) => ask({}, token, log),
  };
}

export const noPortalAccounts: PortalAccounts = { ofAddress: async () => null, ofToken: async () => null };

function accountOf(body: unknown): PortalAccount | null {
  const answer = membersOf(body);
  const subject = textOf(answer.sub);
  if (subject === '') return null;
  const image = typeof answer.image === 'string' && answer.image.length <= MAX_ADDRESS_LENGTH ? answer.image : '';
  return {
    subject,
    firstName: textOf(answer.firstName),
    lastName: textOf(answer.lastName),
    email: textOf(answer.email),
    imageUrl: image.startsWith('https://') ? image : '',
    job: jobOf(answer.employment),
  };
}

function jobOf(body: unknown): PortalJob | null {
  const job = membersOf(body);
  const companyName = textOf(job.company);
  if (companyName === '') return null;
  return {
    companyName,
    designation: textOf(job.designation),
    department: textOf(job.department),
    city: textOf(job.city),
  };
}

function membersOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_TEXT_LENGTH).trim();
}

function unavailable(): Problem {
  const message = 'Naukri does not answer right now. Please try again in a few minutes.';
  return new Problem(502, 'provider_unavailable', message);
}
