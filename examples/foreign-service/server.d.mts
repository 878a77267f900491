import type { Server } from 'node:http';

/** Makes the server of the example; `alter` is one of FAULTS. */
export function foreignServer(file: string, alter?: object): Server;
