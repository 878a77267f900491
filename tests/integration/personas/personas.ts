/**
 * The answers to a well-formed call of an operation by a guest, by a user without roles, by a reader and by a writer: status,
 * and code of the problem or first member of `createPost`. The post and the career status of the calls are another user's.
 */
export type Personas = readonly [guest: string, user: string, reader: string, writer: string];

/** The operations of a feature, by operationId. */
export type PersonasByOperation = Readonly<Record<string, Personas>>;
