import { makeAutoObservable } from 'mobx';
import type { Failure } from '@/core/kernel/common/failure';
import type { ChangeLogo } from '@/core/trust/logos/change-logo.use-case';
import type { LogoOwner, LogoPlace } from '@/core/trust/logos/logo';
import { logoNameOf } from '@/core/trust/logos/logo-name';
import type { Logos } from '@/core/trust/logos/logos.port';
import type { Personal } from '@/stores/kernel/common/personal';

type LogoStep =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly place: LogoPlace; readonly logo: string | null }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** A moderator's change of the logo of a company or college. */
export class LogosStore implements Personal {
  owner: LogoOwner = 'company';
  urlName = '';
  step: LogoStep = { kind: 'choosing' };
  readonly #change: ChangeLogo;
  readonly #logos: Pick<Logos, 'removeLogo'>;

  constructor(change: ChangeLogo, logos: Pick<Logos, 'removeLogo'>) {
    this.#change = change;
    this.#logos = logos;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSend(): boolean {
    return this.urlName.trim() !== '' && this.step.kind !== 'sending';
  }

  choose(owner: LogoOwner): void {
    this.owner = owner;
    this.step = { kind: 'choosing' };
  }

  /** Takes a name, or the address of a page. */
  type(urlName: string): void {
    this.urlName = logoNameOf(urlName);
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
    this.urlName = '';
    this.step = { kind: 'choosing' };
  }

  private begin(): LogoPlace {
    this.step = { kind: 'sending' };
    return { owner: this.owner, urlName: this.urlName.trim() };
  }

  private end(step: LogoStep): void {
    this.step = step;
  }
}
