/** The number of items of a short list beside the thing itself: suggestions under a box, the most asked questions above reports. */
export const SMALL_COUNT = 5;
