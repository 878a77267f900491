import { randomBytes, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { EmulatedAccount } from './emulated-accounts.port';

export interface AccessGrant {
  readonly account: EmulatedAccount;
  readonly audience: string;
  readonly scope: string;
  readonly expiresAt: number;
}

export interface TokenRequest {
  readonly account: EmulatedAccount;
  readonly clientId: string;
  /** `expired`, `forged`, `unsigned`, `other_audience` and `other_nonce` break the token. Other values do not. */
  readonly outcome: string;
}

const LIFETIME_SECONDS = 3600;
const someoneElse = 'somebody-else.apps.example';
const MAX_GRANTS = 10_000;

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/**
 * Issues tokens. The signing key is created at first use and lives as long as the process, so tokens of an earlier
 * process count as forged.
 */
export class EmulatorTokens {
  readonly #grants = new Map<string, AccessGrant>();
  #keys: Promise<KeyPair> | null = null;

  constructor(
    private readonly keyId: string,
    private readonly issuer: string,
    private readonly now: () => number,
  ) {}

  async jwks(): Promise<{ readonly keys: readonly JWK[] }> {
    const { publicKey } = await this.#ownKeys();
    return { keys: [{ ...(await exportJWK(publicKey)), kid: this.keyId, alg: 'RS256', use: 'sig' }] };
  }

  async idToken({ account, clientId, outcome }: TokenRequest, nonce: string | null): Promise<string> {
    // A forger signs with another key.
    const { privateKey } = outcome === 'forged' ? await generateKeyPair('RS256') : await this.#ownKeys();
    const now = Math.floor(this.now() / 1000) - (outcome === 'expired' ? 2 * LIFETIME_SECONDS : 0);
    const [givenName = account.name] = account.name.split(' ');
    const signed = await new SignJWT({
      azp: clientId,
      email: account.email,
      email_verified: true,
      name: account.name,
      given_name: givenName,
      ...(nonce === null ? {} : { nonce: outcome === 'other_nonce' ? randomUUID() : nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.keyId, typ: 'JWT' })
      .setIssuer(this.issuer)
      .setAudience(outcome === 'other_audience' ? someoneElse : clientId)
      .setSubject(account.sub)
      .setJti(randomUUID())
      .setIssuedAt(now)
      .setNotBefore(now)
      .setExpirationTime(now + LIFETIME_SECONDS)
      .sign(privateKey);
    return outcome === 'unsigned' ? unsigned(signed) : signed;
  }

  accessToken({ account, clientId, outcome }: TokenRequest, scope: string): { token: string; expiresIn: number } {
    const token = `ya29.emulated-${randomBytes(32).toString('base64url')}`;
    if (outcome !== 'forged') {
      const oldest = this.#grants.size >= MAX_GRANTS ? this.#grants.keys().next().value : undefined;
      if (oldest !== undefined) this.#grants.delete(oldest);
      this.#grants.set(token, {
        account,
        audience: outcome === 'other_audience' ? someoneElse : clientId,
        scope,
        expiresAt: this.now() + (outcome === 'expired' ? -1 : LIFETIME_SECONDS) * 1000,
      });
    }
    return { token, expiresIn: LIFETIME_SECONDS - 1 };
  }

  grantOf(token: string): AccessGrant | null {
    const grant = this.#grants.get(token);
    return grant === undefined || grant.expiresAt <= this.now() ? null : grant;
  }

  #ownKeys(): Promise<KeyPair> {
    this.#keys ??= generateKeyPair('RS256');
    return this.#keys;
  }
}

function unsigned(token: string): string {
  const [, claims = ''] = token.split('.');
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
}
