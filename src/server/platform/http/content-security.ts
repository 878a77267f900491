import type { FastifyHelmetOptions } from '@fastify/helmet';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface ContentSecurityInput {
  readonly googleScriptUrl: string | null;
  readonly naukriScriptUrl: string | null;
  readonly othersScripts: readonly string[];
  readonly secure: boolean;
}

/**
 * Returns security headers. Scripts and styles come from our origin only, never inline except for `allowInline`.
 * Google's script, style and frame are allowed as its documentation asks. The opener policy lets the sign-in pop-up
 * reach its page.
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
        // Chosen pictures are previewed before the upload.
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
        // The emulator's one-tap card is framed by our own page.
        frameAncestors: ["'self'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Disabled, because Google's frame and pictures do not opt in to it.
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'sameorigin' },
  };
}

/** Built files that are never documents. A first visit loads about seventy, and a document's headers are 0.7 kB. */
const builtFile = /^\/static\/[^?]+\.(?:css|js|woff2)$/;
const OF_BUILT_FILES = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** Sends the headers, computed once, because helmet would rebuild the policy for each request. */
export async function sendSecurityHeaders(app: FastifyInstance, options: FastifyHelmetOptions): Promise<void> {
  await app.register(helmet, { ...options, global: false });
  let headers: readonly (readonly [name: string, value: string])[] | null = null;
  const compute = async (reply: FastifyReply): Promise<void> => {
    await reply.helmet();
    headers = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
  };
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (headers === null) return void compute(reply).then(() => done(), done);
    const isFile = builtFile.test(url);
    for (const [name, value] of headers) if (!isFile || OF_BUILT_FILES.includes(name)) reply.raw.setHeader(name, value);
    done();
  });
}

/** Allows this answer's inline styles or scripts, by hash (`sha256-…`). */
export function allowInline(
  reply: FastifyReply,
  directive: 'script-src' | 'style-src',
  hashes: readonly string[],
): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const names = hashes.map((hash) => `'${hash}' `).join('');
  reply.header('content-security-policy', policy.replace(`${directive} `, `${directive} ${names}`));
}
