import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface ContentSecurityInput {
  /** Google's sign-in script; null if the built-in emulator serves it from our own origin. */
  readonly googleScriptUrl: string | null;
  /** The script of the job portal's SDK; null if it comes from our own origin or is not offered. */
  readonly naukriScriptUrl: string | null;
  /** Scripts of other companies, which users are asked about; empty for none. */
  readonly othersScripts: readonly string[];
  /** True if viewers come over TLS. */
  readonly secure: boolean;
}

/**
 * The security headers of every answer. Scripts and styles come from our own origin alone and never from inside a document, apart
 * from those that `allowInline` names; with real Google its script, style and frame are allowed too, as Google's documentation asks. The opener policy lets the sign-in
 * pop-up talk back to its page.
 */
export function contentSecurity({
  googleScriptUrl,
  naukriScriptUrl,
  othersScripts,
  secure,
}: ContentSecurityInput): FastifyHelmetOptions {
  const google = googleScriptUrl === null ? null : new URL(googleScriptUrl).origin;
  const portal = naukriScriptUrl === null ? [] : [new URL(naukriScriptUrl).origin];
  const others = [...new Set(othersScripts.map((script) => new URL(script).origin))];
  const withGoogle = (path: string): string[] => (google === null ? ["'self'"] : ["'self'", `${google}${path}`]);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...[googleScriptUrl, naukriScriptUrl].filter((url) => url !== null), ...others],
        scriptSrcAttr: ["'none'"],
        styleSrc: withGoogle('/gsi/style'),
        // A picture that the user has chosen on the device is shown before it is sent.
        imgSrc: ["'self'", 'data:', 'blob:', ...others],
        fontSrc: ["'self'"],
        connectSrc: [...withGoogle('/gsi/'), ...others],
        // Videos of posts, after a click.
        frameSrc: [...withGoogle('/gsi/'), ...portal, 'https://www.youtube-nocookie.com/embed/'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        // The emulator's one-tap card is in a frame of our own page.
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Off: Google's frame and picture answers do not opt in.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  };
}

/** Sends helmet's headers with every answer. They are made once: helmet writes the same policy again for each request. */
export async function sendSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  await app.register(helmet, { ...options, global: false });
  let headers: readonly (readonly [name: string, value: string])[] | null = null;
  app.addHook('onRequest', async (_request, reply) => {
    if (headers === null) {
      await reply.helmet();
      headers = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    } else for (const [name, value] of headers) reply.raw.setHeader(name, value);
  });
}

/** Lets this one answer carry styles or scripts of its own, named by their hashes (`sha256-…`). */
export function allowInline(
  reply: FastifyReply,
  directive: 'script-src' | 'style-src',
  hashes: readonly string[],
): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const names = hashes.map((hash) => `'${hash}' `).join('');
  reply.header('content-security-policy', policy.replace(`${directive} `, `${directive} ${names}`));
}
