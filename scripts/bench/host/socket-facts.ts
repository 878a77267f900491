export type SocketSide =
  | { readonly side: 'product'; readonly kind: 'pglite' | 'postgres'; readonly place: string }
  | { readonly side: 'plain' };

export type SocketQuestion = 'memory' | 'send';

export interface SocketHostFacts {
  readonly origin: string;
  readonly cookie: string;
}
