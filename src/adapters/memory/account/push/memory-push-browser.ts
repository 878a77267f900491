import type { PushBrowser } from '@/core/account/push/push-browser.port';
import type { PushPermission } from '@/core/account/push/push-permission';

export class MemoryPushBrowser implements PushBrowser {
  granted: PushPermission | null = 'default';
  answer: PushPermission = 'granted';
  hasService = true;
  asked = 0;
  subscription: string | null = null;
  closed = 0;

  permission(): PushPermission | null {
    return this.granted;
  }

  async requestPermission(): Promise<PushPermission> {
    if (this.granted === 'default') {
      this.asked += 1;
      this.granted = this.answer;
    }
    return this.granted ?? 'denied';
  }

  async subscribe(key: string): Promise<string | null> {
    if (!this.hasService) return null;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${key.slice(0, 8)}`;
    this.subscription ??= JSON.stringify({ endpoint, keys: { p256dh: 'BNcRdreALRFX', auth: 'tBHItJI5' } });
    return this.subscription;
  }

  async unsubscribe(): Promise<boolean> {
    this.subscription = null;
    await this.closeShown();
    return true;
  }

  async closeShown(): Promise<void> {
    this.closed += 1;
  }
}
