import type { Server } from 'node:http';

/** Makes the server of the example; `alter` is one of FAULTS, `login` the login service and the key there. */
export function foreignServer(
  file: string,
  alter?: object,
  login?: { readonly url: string; readonly key: string },
): Server;
