import { expect, it } from 'vitest';
import { TrackingApi } from '@/adapters/http/generated/curate/tracking';
import { createHttpClient } from '@/adapters/http/http-client';
import { commonHeadersOf } from '@/app/environments/service-requests';
import type { Device } from '@/core/kernel/device/device';
import { eventDeviceOf } from '@/core/kernel/tracking/event.rules';

it.each([
  { width: 1440, systemid: 'AB_WEB', deviceType: 'WEB' },
  { width: 360, systemid: 'AB_MSITE', deviceType: 'WAP' },
])(
  '[TR-EVENT-HEADERS] [EN-ANALYTICS-CACHE] an event of a window of $width px goes out with $systemid and $deviceType, with the cookies, and says of its page the name and the company',
  async ({ width, systemid, deviceType }) => {
    const device: Device = { width, userAgent: 'Mozilla/5.0', host: 'browser' };
    const asked: Request[] = [];
    const http = createHttpClient({
      baseUrlOf: () => 'https://tarakki.example/api/curate',
      commonHeaders: (service) => commonHeadersOf(service, device),
      fetch: async (request) => {
        asked.push(request);
        return new Response(null, { status: 204 });
      },
    });
    await new TrackingApi(http).recordUsage({
      eventType: 'pageView',
      pageName: 'CompanyOverview',
      companyUrlName: 'vaayuna-technologies',
      deviceType: eventDeviceOf(device),
    });
    expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual([
      ['https://tarakki.example/api/curate/v0/event', 'same-origin'],
    ]);
    const headers = ['appid', 'systemid', 'x-device-type'].map((name) => asked[0]?.headers.get(name));
    expect(headers).toEqual(['999', systemid, deviceType]);
    expect(await asked[0]?.json()).toEqual({
      eventType: 'pageView',
      pageName: 'CompanyOverview',
      companyUrlName: 'vaayuna-technologies',
    });
  },
);
