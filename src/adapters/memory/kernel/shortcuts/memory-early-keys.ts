import type { EarlyKeys } from '@/core/kernel/shortcuts/early-keys.port';

export class MemoryEarlyKeys implements EarlyKeys {
  pressed: readonly string[] = [];

  take(): readonly string[] {
    const { pressed } = this;
    this.pressed = [];
    return pressed;
  }
}
