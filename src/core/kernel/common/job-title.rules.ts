/** The letters of a job title at most, as the services take it. */
export const MAX_JOB_TITLE_LENGTH = 200;
