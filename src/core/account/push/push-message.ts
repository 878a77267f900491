export interface PushMessage {
  readonly k: string;
  readonly line: string;
  readonly path: string;
}

const OWN_PATH = /^\/(?![/\\])/;

/** Returns null for text that is not a push message, which a server of another version may send. */
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
