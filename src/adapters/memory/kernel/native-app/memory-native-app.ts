import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AppMessage } from '@/core/kernel/native-app/app-message';
import type { HostMessage } from '@/core/kernel/native-app/host-message.rules';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';

export class MemoryNativeApp implements NativeApp {
  readonly posted: AppMessage[] = [];
  readonly #listeners = new Set<(message: HostMessage) => void>();

  post(message: AppMessage): void {
    this.posted.push(message);
  }

  onMessage(listener: (message: HostMessage) => void): Cancel {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(message: HostMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}
