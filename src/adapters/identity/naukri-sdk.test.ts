import { describe, expect, it } from 'vitest';
import type { NaukriMessage } from '@/core/account/session/naukri-identity.port';
import type { NaukriLibrary } from './naukri-sdk';
import { NaukriSdk, naukriEnvironmentOf } from './naukri-sdk';

function anSdk(host = 'tarakki.example', clusterMarker = '') {
  const asked: unknown[] = [];
  let tell: (message: NaukriMessage) => void = () => undefined;
  const library: NaukriLibrary = {
    create: (options) => {
      asked.push(options);
      return {
        login: (onMessage) => {
          tell = onMessage;
        },
        showOneTap: (options, onMessage) => {
          asked.push(options);
          tell = onMessage;
          return () => asked.push('closed');
        },
      };
    },
  };
  const sdk = new NaukriSdk({ clientId: 'c-1', clusterMarker }, host, async () => library);
  return { sdk, asked, send: (type: string) => tell({ type, token: '', message: '' }) };
}

describe("the job portal's SDK", () => {
  it('[LM-NAUKRI-ENV] runs in dev on a host with the marker of a cluster, else in prod', async () => {
    expect(naukriEnvironmentOf('pr-7.cluster.example', '.cluster.')).toBe('dev');
    expect(naukriEnvironmentOf('tarakki.example', '.cluster.')).toBe('prod');
    expect(naukriEnvironmentOf('tarakki.example', '')).toBe('prod');
    const { sdk, asked } = anSdk('pr-7.cluster.example', '.cluster.');
    await sdk.load();
    await sdk.load();
    expect(asked).toEqual([{ clientId: 'c-1', environment: 'dev' }]);
  });

  it('[LM-YOLO-POSITION] is given the place of its card: the bottom of a phone, else the upper right corner', async () => {
    const { sdk, asked } = anSdk();
    await sdk.load();
    sdk.promptOneTap('pwa', () => undefined);
    sdk.promptOneTap('desktop', () => undefined)();
    expect(asked.slice(1)).toEqual([
      { position: { bottom: '0px' } },
      { position: { top: '28px', right: '28px' } },
      'closed',
    ]);
  });

  it('passes on what it says, and nothing before it is there', async () => {
    const { sdk, send } = anSdk();
    const heard: string[] = [];
    sdk.login(({ type }) => heard.push(type));
    sdk.promptOneTap('pwa', ({ type }) => heard.push(type))();
    send('ERROR');
    await sdk.load();
    sdk.login(({ type }) => heard.push(type));
    send('CONSENT_NOT_SIGNED');
    expect(heard).toEqual(['CONSENT_NOT_SIGNED']);
  });

  it('says that it is not there', async () => {
    const sdk = new NaukriSdk({ clientId: 'c', clusterMarker: '' }, 'x', () => Promise.reject(new Error('blocked')));
    expect(await sdk.load()).toEqual({ ok: false, failure: { kind: 'notInitialised', message: 'blocked' } });
  });
});
