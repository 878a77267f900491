import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CouldNotRun } from '../command/could-not-run';
import { isObject } from '../values';

export interface SignInRequest {
  readonly persona: string;
  readonly name: string;
  readonly url: string;
}

export interface SignInResult {
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
}

export interface SignInScript {
  signIn(request: SignInRequest): Promise<SignInResult | null>;
  /** Removes the user's account after the run. */
  leave?(request: SignInRequest, result: SignInResult): Promise<void>;
}

export interface PersonaConfig {
  readonly headers: Readonly<Record<string, string>>;
  /** Personas with an existing session. */
  readonly given: ReadonlyMap<string, SignInResult>;
  readonly script: SignInScript | null;
  readonly signInAt: string | null;
  /** Addresses of extra instances of the service, each set up to answer always with one status. */
  readonly states: ReadonlyMap<number, string>;
  /** The addresses of other services that calls need first, by name. By default they are the service's own. */
  readonly services: ReadonlyMap<string, string>;
  /** Headers, in lower case, that a proxy in front of the service adds to answers. They are not checked. */
  readonly ignoreHeaders: readonly string[];
}

const EMPTY: PersonaConfig = {
  headers: {},
  given: new Map(),
  script: null,
  signInAt: null,
  states: new Map(),
  services: new Map(),
  ignoreHeaders: [],
};

/**
 * Reads the format of docs/verify.md. Without a file there are only guests. `$TOKEN` values come from the environment.
 */
export async function readPersonaConfig(file: string | null): Promise<PersonaConfig> {
  if (file === null) return EMPTY;
  if (!existsSync(file))
    throw new CouldNotRun(`There is no file ${file}. --personas names the configuration of docs/verify.md.`);
  let config: unknown;
  try {
    config = JSON.parse(readFileSync(file, 'utf8'), (_name, value) => fromEnvironment(value, file));
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    throw new CouldNotRun(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!isObject(config)) throw new CouldNotRun(`${file} must hold an object; docs/verify.md shows one.`);
  const { headers = {}, personas = {}, signIn = null, signInAt = null, states = {}, services = {} } = config;
  const { ignoreHeaders = [] } = config;
  if (!Array.isArray(ignoreHeaders))
    throw new CouldNotRun(`${file}: ignoreHeaders must be a list of names, such as ["server", "via"].`);
  return {
    headers: texts(headers),
    given: new Map(entries(personas).map(([name, persona]) => [name, givenPersona(persona)])),
    script: typeof signIn === 'string' ? await loadScript(resolve(dirname(file), signIn)) : null,
    signInAt: typeof signInAt === 'string' ? signInAt : null,
    states: new Map(entries(texts(states)).map(([status, url]) => [Number(status), String(url)])),
    services: new Map(Object.entries(texts(services))),
    ignoreHeaders: ignoreHeaders.map((name) => String(name).toLowerCase()),
  };
}

export async function loadScript(file: string): Promise<SignInScript> {
  if (!existsSync(file)) throw new CouldNotRun(`There is no sign-in script ${file}.`);
  const module: unknown = await import(pathToFileURL(file).href);
  if (isScript(module)) return module;
  throw new CouldNotRun(`${file} must export a function signIn({ persona, name, url }); docs/verify.md shows one.`);
}

function isScript(module: unknown): module is SignInScript {
  return typeof module === 'object' && module !== null && typeof Reflect.get(module, 'signIn') === 'function';
}

function fromEnvironment(value: unknown, file: string): unknown {
  if (typeof value !== 'string' || !/^\$[A-Z][A-Z0-9_]*$/.test(value)) return value;
  const found = process.env[value.slice(1)];
  if (found === undefined) throw new CouldNotRun(`${file} asks for ${value}, which is not set in the environment.`);
  return found;
}

function givenPersona(persona: unknown): SignInResult {
  const { headers = {}, cookies = {}, secrets = [] } = isObject(persona) ? persona : {};
  return {
    headers: texts(headers),
    cookies: texts(cookies),
    secrets: Array.isArray(secrets) ? secrets.map(String) : [],
  };
}

function texts(value: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(entries(value).map(([name, text]) => [name, String(text)]));
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : [];
}
