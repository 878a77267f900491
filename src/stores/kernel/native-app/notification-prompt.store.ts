import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { NotificationPermission } from '@/core/kernel/native-app/host-message.rules';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import { afterPopupAnswer, asksForPopup } from '@/core/kernel/native-app/notification-permission.rules';
import type { Popups } from '@/core/kernel/native-app/popups.port';
import type { SessionStore } from '@/stores/account/session/session.store';
import type { OverlayStore } from '../shell/overlay.store';

export interface NotificationPromptPorts {
  readonly app: Pick<NativeApp, 'post'>;
  readonly popups: Popups;
  readonly device: DeviceReading;
  readonly storage: Pick<KeyValueStorage, 'get' | 'set'>;
  readonly clock: Clock;
}

export interface NotificationPromptStores {
  readonly session: Pick<SessionStore, 'isLoggedIn'>;
  readonly overlays: Pick<OverlayStore, 'hasOverlay' | 'shownPrompt' | 'offerPrompt' | 'closePrompt' | 'putOffPrompt'>;
}

/** The app reports its permission on each page, so the day of the last request is stored. */
const ASKED_ON_KEY = 'allowNotificationsAskedOn';

/** The prompt of a native app to allow notifications (OV-ALLOW-NOTIFICATIONS). */
export class NotificationPromptStore {
  readonly #ports: NotificationPromptPorts;
  readonly #neighbours: NotificationPromptStores;

  constructor(ports: NotificationPromptPorts, neighbours: NotificationPromptStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isShown(): boolean {
    return this.#neighbours.overlays.shownPrompt === 'allowNotifications';
  }

  /** Asks once a day, and not over another overlay. */
  async permissionIs(permission: NotificationPermission): Promise<void> {
    const { app, popups, device, storage, clock } = this.#ports;
    const { session, overlays } = this.#neighbours;
    const { host } = device.current();
    if (host === 'browser' || !session.isLoggedIn || overlays.hasOverlay || !asksForPopup(permission)) return;
    const today = dayInIndia(clock.now());
    if (storage.get(ASKED_ON_KEY) === today) return;
    storage.set(ASKED_ON_KEY, today);
    const answer = await popups.checkPopup({ popupType: 'allow_notifications', deviceType: host });
    if (!answer.ok) return;
    const next = afterPopupAnswer(answer.value);
    if (next === 'systemPrompt') app.post({ type: 'initNotifications' });
    if (next === 'ownPrompt') overlays.offerPrompt('allowNotifications');
  }

  /** Opens the system's settings, because a system asks only once. */
  allow(): void {
    this.close();
    this.#ports.app.post({ type: 'openNotificationSettings' });
  }

  askLater(): void {
    this.#neighbours.overlays.putOffPrompt('allowNotifications');
  }

  close(): void {
    this.#neighbours.overlays.closePrompt('allowNotifications');
  }
}
