/**
 * The backgrounds that an avatar can have: the six tiles of the design (--tile-a to --tile-f) by their light values. A
 * view shows the tile of the same place in its own theme.
 */
export const AVATAR_COLORS = ['#E9E3D8', '#DCE6DF', '#E1E1EC', '#EFDEDF', '#DCE7EA', '#ECE5CB'] as const;
