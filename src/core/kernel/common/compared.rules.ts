/** The companies, or their pay for a role, that are compared at most (decisions A 55). */
export const MAX_COMPARED = 4;
