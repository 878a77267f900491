import { makeAutoObservable } from 'mobx';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { PageScripts } from '@/core/kernel/tracking/page-scripts.port';
import { hostsOf, SCRIPTS_CHOICE_KEY, scriptsChoiceOf } from '@/core/kernel/tracking/third-party-scripts.rules';
import type { TrackingOptOut } from '@/core/kernel/tracking/tracking-opt-out.port';
import type { OverlayStore } from '../shell/overlay.store';

export interface ThirdPartyScriptsPorts {
  readonly scripts: PageScripts;
  readonly storage: Pick<KeyValueStorage, 'get' | 'set'>;
  readonly wish: Pick<TrackingOptOut, 'isRefused'>;
  readonly location: Pick<PageLocation, 'reload'>;
}

const NOTICE_SCREEN = 'Privacy';

/**
 * Loads the configured scripts of other companies (a tag manager, a push service) once the user has allowed them
 * (TR-SCRIPTS). A browser that opts out of tracking is never asked and gets none.
 */
export class ThirdPartyScriptsStore {
  private isLoaded = false;
  private isOnNotice = false;
  readonly #scripts: readonly string[];
  readonly #ports: ThirdPartyScriptsPorts;
  readonly #overlays: Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt'>;

  constructor(
    scripts: readonly string[],
    ports: ThirdPartyScriptsPorts,
    overlays: Pick<OverlayStore, 'shownPrompt' | 'offerPrompt' | 'closePrompt'>,
  ) {
    this.#scripts = scripts;
    this.#ports = ports;
    this.#overlays = overlays;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hosts(): readonly string[] {
    return hostsOf(this.#scripts);
  }

  get isAsked(): boolean {
    return this.#overlays.shownPrompt === 'othersScripts';
  }

  /** Asks for consent on every screen until the user answers, and always on the privacy notice. */
  enter(screen: string): void {
    if (this.#scripts.length === 0 || this.#ports.wish.isRefused()) return;
    const choice = scriptsChoiceOf(this.#ports.storage.get(SCRIPTS_CHOICE_KEY));
    if (choice === 'allowed') this.load();
    const wasOnNotice = this.isOnNotice;
    this.isOnNotice = screen === NOTICE_SCREEN;
    if (choice === null || this.isOnNotice) this.#overlays.offerPrompt('othersScripts');
    else if (wasOnNotice) this.#overlays.closePrompt('othersScripts');
  }

  allow(): void {
    this.#ports.storage.set(SCRIPTS_CHOICE_KEY, 'allowed');
    this.#overlays.closePrompt('othersScripts');
    this.load();
  }

  /** Refuses further scripts. Loaded ones stay until the page unloads. */
  refuse(): void {
    this.#ports.storage.set(SCRIPTS_CHOICE_KEY, 'refused');
    this.#overlays.closePrompt('othersScripts');
    if (this.isLoaded) this.#ports.location.reload();
  }

  private load(): void {
    if (this.isLoaded) return;
    this.isLoaded = true;
    for (const url of this.#scripts) this.#ports.scripts.add(url);
  }
}
