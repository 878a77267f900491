/** The id of a screen's middle column, which comes behind the places that it stands among. */
export const CONTENT_ID = 'content';
