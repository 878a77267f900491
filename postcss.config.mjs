// The build minifies the sheets; done here as well, each prefix came out four times.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
