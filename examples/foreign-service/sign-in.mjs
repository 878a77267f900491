export async function signIn({ persona, name }) {
  return persona === 'user' || persona === 'other' ? { cookies: { AT: `session-of-${name}` } } : null;
}
