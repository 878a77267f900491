/**
 * Answers to a guest, a user, a reader and a writer: status with problem code, or first member. The samples' post
 * and career status are another user's.
 */
export type Personas = readonly [guest: string, user: string, reader: string, writer: string];

export type PersonasByOperation = Readonly<Record<string, Personas>>;
