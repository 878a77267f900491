import { describe, expect, it } from 'vitest';
import type { HttpClient } from '@/adapters/http/http-client';
import { createHttpClient } from '@/adapters/http/http-client';
import { commonHeadersOf } from '@/app/environments/service-requests';
import { serviceDocuments } from '@/contract/generated/documents';
import { operationsOf } from '@/contract/operations';
import type { Device } from '@/core/kernel/device/device';

type ClientModule = Readonly<Record<string, new (http: HttpClient) => object>>;

const CLIENTS = Object.values(
  import.meta.glob<ClientModule>('/src/adapters/http/generated/*/*.ts', { eager: true }),
).flatMap((module) => Object.values(module));
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
        const isResearch = /\/api\/(company|review|salary|benefits|interviews|jobs)\//.test(url);
        expect(headers.get('appid'), url).toBe(isResearch ? '931' : '999');
        expect(headers.get('systemid'), url).toBe(url.includes('/api/login/') ? login : systemid);
      }
    }
  });

  it('every answer is of a named status and declares its headers; one that asks to come back says when', () => {
    for (const { service, operationId, responses } of operations) {
      for (const [status, { headers = {} }] of Object.entries(responses)) {
        expect(status, `${service} ${operationId}`).toMatch(/^[2-5]\d\d$/);
        const wanted = ['x-request-id', 'cache-control', ...(['429', '503'].includes(status) ? ['retry-after'] : [])];
        const required = Object.keys(headers).filter((name) => headers[name]?.required === true);
        expect(required, `${service} ${operationId} ${status}`).toEqual(wanted);
      }
    }
  });

  it('every write declares the origin that browsers send by themselves', () => {
    for (const { operationId, method, parameters } of operations) {
      const origin = parameters.find(({ name }) => name === 'origin');
      expect(origin?.required ?? false, operationId).toBe(method !== 'get');
    }
  });

  it('[API-COMMON-BODIES] every answer with a body has a schema; answers of the server are held against it in every test', () => {
    for (const { service, operationId, responses } of operations) {
      const answers = Object.entries(responses);
      expect(answers.length, `${service} ${operationId}`).toBeGreaterThan(1);
      for (const [status, response] of answers) {
        const schemas = Object.values(response.content ?? {}).map(({ schema }) => schema);
        // A log-out's body is ignored (API-LOGIN-LOGOUT-OK).
        const wanted = status === '204' || status === '304' || (operationId === 'signOut' && status === '200') ? 0 : 1;
        expect(schemas, `${service} ${operationId} ${status}`).toHaveLength(wanted);
        for (const schema of schemas) expect(schema, `${service} ${operationId} ${status}`).toBeTypeOf('object');
      }
    }
  });
});
