export const MAX_TITLE_LENGTH = 150;

export const MAX_ADDRESS_LENGTH = 2_048;
