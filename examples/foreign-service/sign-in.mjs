// Makes users for the prover: this service takes every name for one of its testers.

/** Returns the session of a new user; null for kinds of users that this service does not have. */
export async function signIn({ persona, name }) {
  return persona === 'user' || persona === 'other' ? { cookies: { AT: `session-of-${name}` } } : null;
}
