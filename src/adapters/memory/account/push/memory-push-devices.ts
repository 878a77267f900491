import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { PushChoices, PushChoicesChange } from '@/core/account/push/push-choices.rules';
import type { PushDevices } from '@/core/account/push/push-devices.port';
import { pushRefusals } from '@/core/account/push/push-refusals.rules';
import { isPushServiceUrl, PUSH_SERVICE_HOSTS, readPushToken } from '@/core/account/push/push-subscription.rules';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { PushRecords } from './push-records';

/** An arbitrary point of the curve, since a memory world encrypts nothing. */
const KEY = `B${'A'.repeat(86)}`;

export class MemoryPushDevices implements PushDevices {
  readonly #browser: MemoryBrowser;
  readonly #push: PushRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#push = browser.world.records(PushRecords);
  }

  getPushKey(): Promise<Result<{ readonly key: string }, Failure>> {
    return this.#browser.ask('getPushKey', {}, () => ok({ key: KEY }));
  }

  registerDevice(body: { readonly token: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('registerDevice', { body }, (): Result<null, Failure> => {
      const subscription = readPushToken(body.token);
      if (subscription === null) return refusal(422, 'push_token_invalid', pushRefusals.noSubscription);
      if (!isPushServiceUrl(subscription.endpoint, PUSH_SERVICE_HOSTS))
        return refusal(422, 'push_service_unknown', pushRefusals.unknownService);
      const { devices } = this.#push;
      for (const [session, token] of devices) if (token === body.token) devices.delete(session);
      devices.set(this.#sessionId(), body.token);
      return ok(null);
    });
  }

  unregisterDevice(): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('unregisterDevice', {}, () => {
      this.#push.devices.delete(this.#sessionId());
      return ok(null);
    });
  }

  getPushChoices(): Promise<Result<PushChoices, Failure>> {
    return this.#browser.askSignedIn('getPushChoices', {}, (viewer) => ok(this.#push.choicesOf(viewer).chosen));
  }

  savePushChoices(body: PushChoicesChange): Promise<Result<PushChoices, Failure>> {
    return this.#browser.askSignedIn('savePushChoices', { body }, (viewer) => {
      const choices = this.#push.choicesOf(viewer);
      choices.chosen = { ...choices.chosen, ...body };
      return ok(choices.chosen);
    });
  }

  #sessionId(): string {
    return this.#browser.session()?.id ?? '';
  }
}
