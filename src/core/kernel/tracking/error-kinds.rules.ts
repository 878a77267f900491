export const ERROR_KINDS = ['api', 'copy', 'login', 'realtime', 'script', 'serviceWorker'] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Replaces unknown values, so that senders cannot add names. */
export const OTHER = 'other';

export function errorKindOf(type: string | undefined): ErrorKind | typeof OTHER {
  return ERROR_KINDS.find((kind) => kind === type) ?? OTHER;
}

const SCREEN_NAME = /^[A-Z][A-Za-z0-9]{1,39}$/;

export function errorScreenOf(screen: string | undefined): string {
  return screen !== undefined && SCREEN_NAME.test(screen) ? screen : OTHER;
}
