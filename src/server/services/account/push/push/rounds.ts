import { pushMoment } from '@/core/account/push/push-hours.rules';
import { pushKindOf, pushMessageOf } from '@/core/account/push/push-notifications.rules';
import { MAX_PUSH_FAILURES, waitAfterFailure } from '@/core/account/push/push-retries.rules';
import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import type { RowOf } from '@/server/platform/sql-types';
import { openPayload } from '@/server/services/talk/notification/notifications/notification-seals';
import { pushChoicesOf } from './choices';
import type { SealedDevice } from './device-seal';
import { unsealDevice } from './device-seal';
import { deleteDevice, liveSessions } from './devices.queries';
import type { PushOutcome, PushSender } from './push-sender';
import { claimDuePushes, delayPush, deletePush, pushFailed, pushSucceeded } from './rounds.queries';

const MAX_AT_ONCE = 50;
const LEASE_MS = 2 * 60_000;
/** The lifetime of a message in seconds. Push services discard older messages. */
const KEPT_SECONDS = 86_400;

export interface PushRoundsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly sender: Pick<PushSender, 'send'>;
  readonly now: () => number;
}

interface DuePush {
  readonly row: RowOf<typeof claimDuePushes.columns>;
  readonly device: SealedDevice;
}

export class PushRounds {
  constructor(private readonly deps: PushRoundsDeps) {}

  async run(): Promise<void> {
    for (let taken = MAX_AT_ONCE; taken === MAX_AT_ONCE; ) taken = await this.#runOnce();
  }

  async #runOnce(): Promise<number> {
    const { database, authorship, now } = this.deps;
    const rows = await database.query(claimDuePushes, new Date(now()), new Date(now() + LEASE_MS), MAX_AT_ONCE);
    const opened = rows.map((row) => ({ row, device: unsealDevice(authorship, row.inbox_ref, row.device_seal) }));
    const ids = opened.map(({ device }) => device.sessionId);
    const live = new Set((ids.length === 0 ? [] : await database.query(liveSessions, ids)).map(({ id }) => id));
    await Promise.all(
      opened.map(({ row, device }) =>
        live.has(device.sessionId) ? this.#push({ row, device }) : database.query(deleteDevice, row.device_ref),
      ),
    );
    return rows.length;
  }

  async #push({ row, device }: DuePush): Promise<void> {
    const { database, authorship, sender, now } = this.deps;
    const { notification_id: notificationId, device_ref: deviceRef, inbox_ref } = row;
    const choices = await pushChoicesOf(database, Buffer.from(device.persona, 'base64'));
    const { cta: target, trackingData } = openPayload(authorship, inbox_ref, row.payload_seal);
    const variantId = trackingData.kind ?? '';
    const message = pushMessageOf({ notificationId, variantId, target });
    const kind = pushKindOf(variantId);
    const isOld = row.created_on < dayInIndia(now() - DAY_MS);
    if (message === null || kind === null || !choices[kind] || !row.is_unseen || isOld) {
      await database.query(deletePush, notificationId, deviceRef);
      return;
    }
    const moment = choices.atNight ? now() : pushMoment(now());
    if (moment > now()) await database.query(delayPush, notificationId, deviceRef, new Date(moment));
    else await this.#told(row, await sender.send(device, JSON.stringify(message), KEPT_SECONDS));
  }

  async #told(row: DuePush['row'], outcome: PushOutcome): Promise<void> {
    const { database, now } = this.deps;
    const { notification_id, device_ref, failures } = row;
    const hasFailed = outcome.kind === 'later' || outcome.kind === 'refused';
    if (outcome.kind === 'gone' || (hasFailed && failures + 1 >= MAX_PUSH_FAILURES)) {
      await database.query(deleteDevice, device_ref);
      return;
    }
    if (hasFailed) {
      const until = new Date(now() + waitAfterFailure(failures, outcome.kind === 'later' ? outcome.seconds * 1000 : 0));
      await database.query(pushFailed, device_ref, until);
      if (outcome.kind === 'later') await database.query(delayPush, notification_id, device_ref, until);
      else await database.query(deletePush, notification_id, device_ref);
      return;
    }
    await database.query(deletePush, notification_id, device_ref);
    if (failures > 0) await database.query(pushSucceeded, device_ref);
  }
}
