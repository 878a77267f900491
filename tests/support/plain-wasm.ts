/**
 * An option of Node for a server that a test starts: the embedded database's code is compiled once, plainly. Making it better in the background takes such a server,
 * which ends within minutes, as long as everything else that it does.
 */
export const PLAIN_WASM = '--liftoff-only';
