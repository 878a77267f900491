export interface Nonce {
  readonly secret: string;
  /** SHA-256 of the secret, in base64url. */
  readonly nonce: string;
}

/** Creates a nonce. A stolen token with this nonce is worthless, because the service also asks for the secret. */
export async function newNonce(): Promise<Nonce> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, nonce: base64url(new Uint8Array(digest)) };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
