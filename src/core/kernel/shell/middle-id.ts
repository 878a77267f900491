/** The id of a screen's middle column, which stands after the places that it is among. */
export const MIDDLE_ID = 'middle';
