/** Style sheets are imported for their effect. The bundler extracts them. */
declare module '*.css';
