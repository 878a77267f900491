import { CouldNotRun } from '../command/could-not-run';
import { atOnce } from '../wire/at-once';
import { Cookies } from '../wire/cookies';
import type { Identity } from './identity';
import { MODERATOR, OTHER, PERSONAS } from './identity';
import type { PersonaConfig, SignInRequest, SignInResult } from './persona-config';

const LEAVE_AT_ONCE = 6;

export class Cast {
  readonly #shared = new Map<string, Promise<Identity | null>>();
  readonly #made: { readonly request: SignInRequest; readonly result: SignInResult }[] = [];
  #secrets: readonly string[] = [];
  readonly guest: Identity;
  #count = 0;

  constructor(
    private readonly config: PersonaConfig,
    private readonly origin: string,
    private readonly label: string,
  ) {
    this.guest = this.#identity('guest', {});
  }

  get secrets(): readonly string[] {
    return this.#secrets;
  }

  get canMakeUsers(): boolean {
    return this.config.script !== null;
  }

  get names(): readonly string[] {
    const own = [...this.config.given.keys()];
    const known = [...PERSONAS, OTHER, MODERATOR].filter(
      (name) => name === 'guest' || this.config.script !== null || own.includes(name),
    );
    return [...known, ...own.filter((name) => !known.includes(name))];
  }

  shared(persona: string): Promise<Identity | null> {
    if (persona === 'guest') return Promise.resolve(this.guest);
    const known = this.#shared.get(persona);
    if (known !== undefined) return known;
    const given = this.config.given.get(persona);
    const made =
      given === undefined
        ? this.#signIn(persona, `${this.label}-${persona}`)
        : Promise.resolve(this.#identity(persona, given));
    this.#shared.set(persona, made);
    return made;
  }

  /** Returns a user that no other probe uses, or the shared user if no script creates users. */
  async fresh(persona: string): Promise<Identity | null> {
    if (persona === 'guest') return this.#identity('guest', {});
    this.#count += 1;
    return (await this.#signIn(persona, `${this.label}-${persona}-${this.#count}`)) ?? this.shared(persona);
  }

  /** Removes the accounts of the run, as far as the script can. */
  async leave(): Promise<void> {
    const { script } = this.config;
    const leave = script?.leave?.bind(script);
    if (leave === undefined) return;
    await atOnce(LEAVE_AT_ONCE, this.#made, ({ request, result }) => leave(request, result).catch(() => undefined));
  }

  async #signIn(persona: string, name: string): Promise<Identity | null> {
    const { script } = this.config;
    if (script === null) return null;
    const request = { persona, name, url: this.config.signInAt ?? this.origin };
    let result: SignInResult | null;
    try {
      result = await script.signIn(request);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new CouldNotRun(
        `The persona ${persona} cannot sign in: ${reason}\nTry the sign-in script of --personas alone, then verify again.`,
      );
    }
    if (result === null) return null;
    this.#made.push({ request, result });
    return this.#identity(persona, result);
  }

  #identity(persona: string, { headers = {}, cookies = {}, secrets = [] }: SignInResult): Identity {
    if (secrets.length > 0) this.#secrets = [...new Set([...this.#secrets, ...secrets])];
    const hasSession = Object.keys(cookies).length > 0 || Object.keys(headers).length > 0;
    return {
      persona,
      headers: { ...this.config.headers, ...headers },
      cookies: new Cookies(this.origin, cookies),
      secrets,
      hasSession: persona !== 'guest' && hasSession,
    };
  }
}
