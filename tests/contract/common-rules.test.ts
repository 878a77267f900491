import { describe, expect, it } from 'vitest';
import { HeadlineStatsApi } from '@/adapters/http/generated/aggregation/headline-stats';
import { CatalogApi } from '@/adapters/http/generated/dropdown/catalog';
import { CommunitiesApi } from '@/adapters/http/generated/feed/communities';
import { PostingApi } from '@/adapters/http/generated/feed/posting';
import { VotingApi } from '@/adapters/http/generated/feed/voting';
import { TrackingApi } from '@/adapters/http/generated/log/tracking';
import { SessionApi } from '@/adapters/http/generated/login/session';
import { NotificationsApi } from '@/adapters/http/generated/notification/notifications';
import { ShellApi } from '@/adapters/http/generated/page-details/shell';
import { CareerStatusApi } from '@/adapters/http/generated/user/career-status';
import { OnboardingApi } from '@/adapters/http/generated/user/onboarding';
import { ProfileApi } from '@/adapters/http/generated/user/profile';
import { createHttpClient } from '@/adapters/http/http-client';
import { commonHeadersOf } from '@/app/environments/service-requests';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import type { Device } from '@/core/device/device';

const CLIENTS = [
  CareerStatusApi,
  CatalogApi,
  CommunitiesApi,
  HeadlineStatsApi,
  NotificationsApi,
  OnboardingApi,
  PostingApi,
  ProfileApi,
  SessionApi,
  ShellApi,
  TrackingApi,
  VotingApi,
];
const desktop: Device = { width: 1440, userAgent: '', host: 'browser' };
const phone: Device = { width: 360, userAgent: '', host: 'browser' };

const operations = Object.entries(serviceDocuments).flatMap(([service, document]) =>
  operationsOf(document).map((operation) => ({ service, ...operation })),
);

/** Every call that the generated clients can make, each made once. */
async function everyRequest(device: Device): Promise<readonly Request[]> {
  const requests: Request[] = [];
  const http = createHttpClient({
    baseUrlOf: (service) => `http://localhost/api/${service}`,
    commonHeaders: (service) => commonHeadersOf(service, device),
    fetch: async (request) => {
      requests.push(request);
      return new Response(null, { status: 204 });
    },
  });
  for (const Client of CLIENTS) {
    const client = new Client(http);
    const names = Object.getOwnPropertyNames(Client.prototype).filter((name) => name !== 'constructor');
    for (const name of names) await Reflect.apply(Reflect.get(client, name), client, [{}, {}, {}]);
  }
  return requests;
}

describe('what all calls have in common', () => {
  it('[API-COMMON-HEADERS] every operation declares appid and systemid', () => {
    expect(operations.length).toBeGreaterThan(35);
    for (const { service, operationId, parameters } of operations) {
      const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
      expect(headers, `${service} ${operationId}`).toEqual(expect.arrayContaining(['appid', 'systemid']));
    }
  });

  it('[API-COMMON-HEADERS] every request of the client carries both, with the values of its device', async () => {
    for (const [device, systemid, login] of [
      [desktop, 'AB_WEB', 'desktop'],
      [phone, 'AB_MSITE', 'pwa'],
    ] as const) {
      const requests = await everyRequest(device);
      expect(requests).toHaveLength(operations.length);
      for (const { url, headers } of requests) {
        expect(headers.get('appid'), url).toBe('999');
        expect(headers.get('systemid'), url).toBe(url.includes('/api/login/') ? login : systemid);
      }
    }
  });

  it('[API-COMMON-BODIES] every answer with a body has a schema; answers of the server are held against it in every test', () => {
    for (const { service, operationId, responses } of operations) {
      const answers = Object.entries(responses);
      expect(answers.length, `${service} ${operationId}`).toBeGreaterThan(1);
      for (const [status, response] of answers) {
        const schemas = Object.values(response.content ?? {}).map(({ schema }) => schema);
        const wanted = status === '204' ? 0 : 1;
        expect(schemas, `${service} ${operationId} ${status}`).toHaveLength(wanted);
        for (const schema of schemas) expect(schema, `${service} ${operationId} ${status}`).toBeTypeOf('object');
      }
    }
  });
});
