import { featuresOf, filesOfFeature } from './lib/feature-files';

/** npm run where <feature>: prints every file of a feature, layer by layer, with one line about each. */

const feature = process.argv[2];
const layers = feature === undefined ? [] : filesOfFeature('.', feature);

if (feature === undefined || layers.length === 0) {
  console.error(`${feature === undefined ? 'Which feature?' : `Nothing is called ${feature}.`} There are:`);
  console.error(featuresOf('.').join(', '));
  process.exit(1);
}

const width = Math.max(...layers.flatMap(({ files }) => files.map(({ path }) => path.length)));
for (const { layer, files } of layers) {
  console.log(`\n${layer}`);
  for (const { path, about } of files) console.log(`  ${path.padEnd(width)}  ${about}`.trimEnd());
}
