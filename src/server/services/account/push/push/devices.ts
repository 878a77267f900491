import { pushRefusals } from '@/core/account/push/push-refusals.rules';
import { isPushServiceUrl, readPushToken } from '@/core/account/push/push-subscription.rules';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { PushHandlers } from '@/server/contract/generated/push';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { sealDevice } from './device-seal';
import { deleteDevice, deleteOtherDevicesOfEndpoint, storeDevice } from './devices.queries';

export interface PushDevicesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sessions: Pick<Sessions, 'idOf'>;
  readonly hosts: readonly string[];
  readonly refreshDays: number;
  readonly now: () => number;
}

export function createPushDevices(deps: PushDevicesDeps): Pick<PushHandlers, 'registerDevice' | 'unregisterDevice'> {
  const { database, authorship, sessions, hosts, refreshDays, now } = deps;
  return {
    async registerDevice({ viewer, http, body }) {
      const subscription = readPushToken(body.token);
      if (subscription === null) throw new Problem(422, 'push_token_invalid', pushRefusals.noSubscription);
      const { endpoint } = subscription;
      if (!isPushServiceUrl(endpoint, hosts))
        throw new Problem(422, 'push_service_unknown', pushRefusals.unknownService);
      const sessionId = sessionOf(http);
      const [device, inbox] = [authorship.pushDeviceRef(sessionId), authorship.inboxRef(viewer.personaRef)];
      const endpointRef = authorship.endpointRef(endpoint);
      const persona = Buffer.from(viewer.personaRef).toString('base64');
      const seal = sealDevice(authorship, inbox, { ...subscription, sessionId, persona });
      await database.transaction(async (tx) => {
        await tx.query(deleteOtherDevicesOfEndpoint, endpointRef, device);
        await tx.query(storeDevice, device, inbox, endpointRef, seal, dayInIndia(now() + refreshDays * DAY_MS));
      });
      return { status: 204, body: null };
    },

    async unregisterDevice({ http }) {
      await database.query(deleteDevice, authorship.pushDeviceRef(sessionOf(http)));
      return { status: 204, body: null };
    },
  };

  function sessionOf(http: Parameters<Sessions['idOf']>[0]): string {
    const id = sessions.idOf(http);
    if (id === null) throw new Error('A viewer has no session.');
    return id;
  }
}
