/** A push message, as the server sends it to a service worker. */
export interface PushMessage {
  /** The notification's key; a message of the same key takes the place of the one that is shown. */
  readonly k: string;
  readonly line: string;
  /** The address of the product that it leads to. */
  readonly path: string;
}

const OWN_PATH = /^\/(?![/\\])/;

/** Reads a push message; null for a text that is none, which a server of another version may send. */
export function readPushMessage(text: string): PushMessage | null {
  const message = parsed(text);
  if (typeof message !== 'object' || message === null) return null;
  const { k, line, path }: Partial<Record<keyof PushMessage, unknown>> = message;
  const isWhole = typeof k === 'string' && typeof line === 'string' && typeof path === 'string';
  return isWhole && OWN_PATH.test(path) ? { k, line, path } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
