export const MAX_JOB_TITLE_LENGTH = 200;
