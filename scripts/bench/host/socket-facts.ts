/** One side of the comparison: the product over a database, or plain socket.io. */
export type SocketSide =
  | { readonly side: 'product'; readonly kind: 'pglite' | 'postgres'; readonly place: string }
  | { readonly side: 'plain' };

/** Asks a running host for the bytes of its heap, or to send one message to its room and say when. */
export type SocketQuestion = 'memory' | 'send';

/** The output of a host once its sockets can be opened. */
export interface SocketHostFacts {
  readonly origin: string;
  /** Leads a socket into the room. */
  readonly cookie: string;
}
