import type { MemoryAccount } from '@/adapters/memory/kernel/world/memory-account';
import { tokenOfAccount } from '@/adapters/memory/kernel/world/memory-account';
import type {
  GoogleIdentity,
  OneTapEvents,
  ProviderFailure,
  ProviderToken,
} from '@/core/account/session/identity-provider.port';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';

export class MemoryGoogleIdentity implements GoogleIdentity {
  account: MemoryAccount;
  nextFailure: ProviderFailure | null = null;
  readonly #buttons = new Map<string, (token: ProviderToken) => void>();
  #prompt: OneTapEvents | null = null;

  constructor(account: MemoryAccount) {
    this.account = account;
  }

  async load(): Promise<Result<null, ProviderFailure>> {
    const failure = this.#takeFailure();
    return failure === null ? ok(null) : fail(failure);
  }

  async requestToken(): Promise<Result<ProviderToken, ProviderFailure>> {
    const failure = this.#takeFailure();
    return failure === null ? ok(this.#token) : fail(failure);
  }

  renderButton(hostId: string, onCredential: (token: ProviderToken) => void): void {
    this.#buttons.set(hostId, onCredential);
  }

  promptOneTap(_hostId: string, events: OneTapEvents): Cancel {
    this.#prompt = events;
    events.displayed();
    return () => {
      this.#prompt = null;
    };
  }

  pressButton(hostId: string): void {
    this.#buttons.get(hostId)?.(this.#token);
  }

  get prompt(): OneTapEvents | null {
    return this.#prompt;
  }

  chooseInPrompt(): void {
    this.#prompt?.credential(this.#token);
  }

  get #token(): ProviderToken {
    return { token: tokenOfAccount(this.account), nonce: null };
  }

  #takeFailure(): ProviderFailure | null {
    const failure = this.nextFailure;
    this.nextFailure = null;
    return failure;
  }
}
