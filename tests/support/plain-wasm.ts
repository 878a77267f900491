/**
 * Compiles the embedded database's code once, without optimising: that would cost a short-lived server as much as
 * everything else.
 */
export const PLAIN_WASM = '--liftoff-only';
