import { reaction } from 'mobx';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import { canPullToRefresh, screenNameOn } from '@/core/kernel/native-app/page-stack.rules';
import type { NavigationStore } from '../navigation/navigation.store';
import type { OverlayStore } from '../shell/overlay.store';

export interface PageStackPorts {
  readonly app: Pick<NativeApp, 'post'>;
  readonly device: DeviceReading;
}

export interface PageStackStores {
  readonly navigation: Pick<NavigationStore, 'address' | 'arrival' | 'match'>;
  readonly overlays: Pick<OverlayStore, 'hasOverlay'>;
}

/** Reports the user's page changes to the app, and where a pull may reload the page. */
export class PageStackStore {
  readonly #ports: PageStackPorts;
  readonly #neighbours: PageStackStores;

  constructor(ports: PageStackPorts, neighbours: PageStackStores) {
    this.#ports = ports;
    this.#neighbours = neighbours;
  }

  start(): void {
    const { app } = this.#ports;
    const { navigation, overlays } = this.#neighbours;
    reaction(
      () => navigation.address,
      () => this.moved(),
    );
    reaction(
      () => canPullToRefresh(this.screen, overlays.hasOverlay),
      (isEnabled) => app.post({ type: 'pullToRefresh', isEnabled }),
      { fireImmediately: true },
    );
  }

  private get screen(): string | null {
    return this.#neighbours.navigation.match?.screen ?? null;
  }

  private moved(): void {
    const { app, device } = this.#ports;
    const { arrival, address } = this.#neighbours.navigation;
    if (arrival === 'POP') app.post({ type: 'goBackInPageStack' });
    if (arrival !== 'PUSH') return;
    const screen = screenNameOn(device.current(), this.screen ?? 'NotFound');
    app.post({ type: 'pushNewPageInStack', screen, url: address });
  }
}
