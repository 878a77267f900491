import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { Screens } from '@/core/kernel/navigation/screens';
import type { ChangeLogo } from '@/core/trust/logos/change-logo.use-case';
import type { LogoOwner, LogoOwnerName } from '@/core/trust/logos/logo';
import type { Logos } from '@/core/trust/logos/logos.port';
import { parseLogoOwner } from '@/core/trust/logos/named-page';
import type { PersonalStore } from '@/stores/kernel/common/personal';

type LogoStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly place: LogoOwnerName; readonly logo: string | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A moderator's change of the logo of a company or college. */
export class LogosStore implements PersonalStore {
  owner: LogoOwner = 'company';
  /** A name, or the address of a page. */
  text = '';
  step: LogoStep = { kind: 'choosing' };
  readonly #change: ChangeLogo;
  readonly #logos: Pick<Logos, 'removeLogo'>;
  readonly #screens: Screens;

  constructor(change: ChangeLogo, logos: Pick<Logos, 'removeLogo'>, screens: Screens) {
    this.#change = change;
    this.#logos = logos;
    this.#screens = screens;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSend(): boolean {
    return this.urlName !== '' && this.step.kind !== 'sending';
  }

  /** Empty if the text names no company or college. */
  get urlName(): string {
    return parseLogoOwner(this.text, this.#screens)?.urlName ?? '';
  }

  get isFaulty(): boolean {
    return this.text.trim() !== '' && this.urlName === '';
  }

  choose(owner: LogoOwner): void {
    this.owner = owner;
    this.step = { kind: 'choosing' };
  }

  type(text: string): void {
    this.text = text;
    this.owner = parseLogoOwner(text, this.#screens)?.owner ?? this.owner;
    this.step = { kind: 'choosing' };
  }

  async send(picture: Uint8Array<ArrayBuffer>): Promise<void> {
    const place = this.begin();
    const answer = await this.#change.execute(place, picture);
    this.end(answer.ok ? { kind: 'done', place, logo: answer.value } : { kind: 'failed', failure: answer.failure });
  }

  async remove(): Promise<void> {
    const place = this.begin();
    const answer = await this.#logos.removeLogo(place);
    this.end(answer.ok ? { kind: 'done', place, logo: null } : { kind: 'failed', failure: answer.failure });
  }

  forget(): void {
    this.owner = 'company';
    this.text = '';
    this.step = { kind: 'choosing' };
  }

  private begin(): LogoOwnerName {
    this.step = { kind: 'sending' };
    return { owner: this.owner, urlName: this.urlName };
  }

  private end(step: LogoStep): void {
    this.step = step;
  }
}
