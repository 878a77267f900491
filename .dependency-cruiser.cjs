/**
 * The arrows of the architecture. Each rule is written over exact path prefixes, each comment says the fix, and each rule has a
 * fixture of the same name in tests/architecture/fixtures that must break it and nothing else.
 */

const TEST = '\\.test\\.tsx?$';
const CLIENT = '^src/(core|adapters|stores|views|app)/';
const npm = (...names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;

/** Technologies that only one layer may touch. */
const VIEW_PACKAGES = [
  'react',
  'react-image-crop',
  'react-dom',
  'react-router',
  'mobx-react-lite',
  '@base-ui/react',
  'virtua',
  'lucide-react',
  'react-hot-toast',
  '@fontsource-variable',
];
const SERVER_PACKAGES = [
  'fastify',
  '@fastify',
  '@electric-sql',
  'drizzle-orm',
  'pg',
  'socket\\.io',
  '@socket\\.io/postgres-adapter',
  'pino',
  'jose',
  'nodemailer',
  'ajv',
  'ajv-formats',
];

module.exports = {
  forbidden: [
    {
      name: 'core-imports-nothing-outside',
      comment:
        'The core is plain TypeScript. Put what you need behind a port (*.port.ts) and let an adapter implement it. The schemas of valibot (ADR 018) and the exact numbers of fraction.js (ADR 038) are the two exceptions.',
      severity: 'error',
      from: { path: '^src/core/', pathNot: TEST },
      to: { pathNot: ['^src/core/', npm('valibot', 'fraction.js')] },
    },
    {
      name: 'exact-numbers-in-one-place',
      comment: 'Only calculators/exact.ts knows the library behind exact numbers (ADR 038). Use its functions.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/core/calculators/calculators/exact\\.ts$'] },
      to: { path: npm('fraction.js') },
    },
    {
      name: 'schemas-read-what-is-stored',
      comment:
        'Valibot must not enter the first download: only stored-*.ts, which idle code reads, and core/kernel/common/parse-stored.ts import it on the client. What the wire carries is checked by the contract.',
      severity: 'error',
      from: { path: CLIENT, pathNot: [TEST, '/stored-[^/]+\\.ts$', '^src/core/kernel/common/parse-stored\\.ts$'] },
      to: { path: npm('valibot') },
    },
    {
      name: 'core-features-meet-in-types',
      comment:
        "A feature may know another feature's types, rules and ports, never its use cases. Call the other use case from a store, or move the shared rule to *.rules.ts.",
      severity: 'error',
      from: { path: '^src/core/([^/]+/[^/]+)/', pathNot: TEST },
      to: { path: '^src/core/.+\\.use-case\\.ts$', pathNot: '^src/core/$1/' },
    },
    {
      name: 'adapters-import-core-only',
      comment:
        'An adapter implements a port of the core; types of the wire come from the contract. Move the shared part into the core, or hand it in from app.',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(core|adapters|contract)/' },
    },
    {
      name: 'adapters-stay-apart',
      comment:
        'One adapter folder is one technology. Share through the core, or hand the other adapter in through a port in app. Realtime messages carry wire types, so realtime may use the mappers of http.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: TEST },
      to: {
        path: '^src/adapters/',
        pathNot: ['^src/adapters/($1|http/generated)/', '^src/adapters/http/[^/]+-mapper\\.ts$'],
      },
    },
    {
      name: 'adapters-render-nothing',
      comment:
        'React, MobX and Inversify belong to views, stores and app. Answer with plain values of the core. The toast list without its rendering is an adapter of its own right.',
      severity: 'error',
      from: { path: '^src/adapters/' },
      to: { path: npm(...VIEW_PACKAGES, 'mobx', 'inversify'), pathNot: npm('react-hot-toast/headless') },
    },
    {
      name: 'memory-adapters-need-no-package',
      comment: 'Memory adapters are plain objects over the core, so that tests and dev:fake run anywhere.',
      severity: 'error',
      from: { path: '^src/adapters/memory/', pathNot: TEST },
      to: { dependencyTypesNot: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths'] },
    },
    {
      name: 'generated-clients-stay-behind-ports',
      comment:
        'Only the http adapter and the container modules know generated code. Depend on the port instead. The memory adapters look up the purpose of a call.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/adapters/http/', '^src/app/', TEST] },
      to: { path: '^src/adapters/http/generated/', pathNot: '/call-purposes\\.ts$' },
    },
    {
      name: 'stores-import-core-and-mobx',
      comment:
        'A store holds state over ports. Move rules to the core, rendering to views, technology to an adapter behind a port.',
      severity: 'error',
      from: { path: '^src/stores/', pathNot: TEST },
      to: { pathNot: ['^src/(core|stores)/', npm('mobx')] },
    },
    {
      name: 'stores-of-features-meet-in-types',
      comment:
        "A store takes another feature's store in its constructor, so it imports the type only; app makes both. What all stores share is in src/stores/kernel/common, pictures beside it.",
      severity: 'error',
      from: { path: '^src/stores/([^/]+/[^/]+)/', pathNot: TEST },
      to: {
        path: '^src/stores/',
        pathNot: ['^src/stores/($1|kernel/(common|pictures))/', '/keys\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'views-import-stores-core-and-ui',
      comment:
        'A view knows stores, types and texts of the core, and ui. Adapters and the container are handed in by app.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(views|stores|core)/' },
    },
    {
      name: 'views-hold-no-rule',
      comment: 'A view calls an intent of its store. The store calls the use case or the port.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: [TEST, '^src/views/kernel/common/'] },
      to: { path: '^src/core/.+\\.(use-case|port)\\.ts$', pathNot: '/(toasts|device-reading)\\.port\\.ts$' },
    },
    {
      name: 'views-have-their-own-texts',
      comment:
        "A view may place another feature's component and read its store by that store's hook; its texts are its own. Give this feature messages of its own.",
      severity: 'error',
      from: { path: '^src/views/([^/]+/[^/]+)/', pathNot: TEST },
      to: { path: '^src/views/.+messages\\.ts$', pathNot: '^src/views/$1/' },
    },
    {
      name: 'views-use-view-packages',
      comment:
        'Views use the packages listed in VIEW_PACKAGES. Anything else belongs behind a port, or is added there on purpose.',
      severity: 'error',
      from: { path: '^src/views/', pathNot: TEST },
      to: { pathNot: ['^src/', npm(...VIEW_PACKAGES)] },
    },
    {
      name: 'ui-knows-no-feature',
      comment:
        'The design system is told everything through props. Move the component to its feature, or the value to core/kernel/common.',
      severity: 'error',
      from: { path: '^src/views/kernel/ui/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(views/kernel/ui|core/kernel/common)/' },
    },
    {
      name: 'client-imports-no-server',
      comment: 'Client and server share the openapi files only. Describe what you need there and generate.',
      severity: 'error',
      from: { path: CLIENT, pathNot: TEST },
      to: { path: '^src/server/' },
    },
    {
      name: 'server-imports-no-client',
      comment:
        'The server is replaceable: of the client side it takes the rules of the core and nothing else. Move the shared rule to core/<context>/<feature>/*.rules.ts.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(adapters|stores|views|app)/' },
    },
    {
      name: 'server-takes-rules-of-the-core',
      comment:
        'The server takes values of *.rules.ts only, and of other files of the core the types that those rules speak of (ADR 037). Move the rule, limit or sentence to a *.rules.ts.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TEST },
      to: { path: '^src/core/', pathNot: '\\.rules\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-reach-no-port',
      comment:
        'Rules, and the entities that they and the server speak of, are pure: they lead to no port, no use case and nothing that a device stores. Move the type to an entity, or the code to a use case.',
      severity: 'error',
      from: { path: '^src/(server/|core/.+\\.rules\\.ts$)', pathNot: TEST },
      to: { path: '^src/core/.+(\\.(port|use-case)|/stored-[^/]+)\\.ts$', reachable: true },
    },
    {
      name: 'adapters-call-no-use-case',
      comment:
        'A use case calls adapters through ports, never the other way. Move what both need to a *.rules.ts of the core.',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: TEST },
      to: { path: '^src/core/.+\\.use-case\\.ts$' },
    },
    {
      name: 'contract-knows-neither-side',
      comment:
        'What follows from the openapi files and the rules of the core is in src/contract, and both sides take it from there. Move what needs more to the side that needs it.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { path: '^src/', pathNot: ['^src/contract/', '^src/core/.+\\.rules\\.ts$'] },
    },
    {
      name: 'client-ships-no-contract',
      comment:
        'The contract costs the browser its size and its checker: the client takes types of it. Only the client over the memory adapters checks calls against it.',
      severity: 'error',
      from: {
        path: CLIENT,
        pathNot: [TEST, '^src/app/client-fake\\.tsx$'],
      },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-uses-no-server-package',
      comment: 'This package belongs to the server. Ask the server through an openapi operation.',
      severity: 'error',
      from: { path: '^src/(adapters|app)/', pathNot: TEST },
      to: { path: npm(...SERVER_PACKAGES) },
    },
    {
      name: 'server-uses-no-client-package',
      comment: 'This package belongs to the client. The server loads the built first view, it renders nothing itself.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TEST },
      to: { path: npm(...VIEW_PACKAGES, 'mobx', 'inversify', 'openapi-fetch', 'socket\\.io-client', 'web-vitals') },
    },
    {
      name: 'client-runs-in-a-browser',
      comment: 'No Node module in client code, apart from the entry that renders the first view on the server.',
      severity: 'error',
      from: { path: '^src/(adapters|app)/', pathNot: [TEST, '^src/app/first-view\\.tsx$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-service',
      comment: 'The platform serves every service. Hand the service in from main, or move the code into the service.',
      severity: 'error',
      from: { path: '^src/server/(platform|contract)/', pathNot: TEST },
      to: { path: '^src/server/(services|demo)/' },
    },
    {
      name: 'start-names-no-feature',
      comment:
        'A service adds its routes, tasks and housekeeping to the server in its create function (decision 040). Move it there; the lists of services and of personal data are generated.',
      severity: 'error',
      from: { path: '^src/server/(start-server|create-server|service-parts)\\.ts$' },
      to: { path: '^src/server/services/' },
    },
    {
      name: 'services-meet-without-handlers',
      comment:
        "A service may use another service's queries, policy or presenter, never its handlers. Move the shared work into a file of its own.",
      severity: 'error',
      from: { path: '^src/server/services/[^/]+/([^/]+)/', pathNot: TEST },
      to: { path: '^src/server/services/.+\\.service\\.ts$', pathNot: '^src/server/services/[^/]+/$1/' },
    },
    {
      name: 'product-imports-no-test-code',
      comment: 'Product code must build without tests. Move the helper into src, or the importer into a test.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    {
      name: 'product-imports-no-tools',
      comment:
        'Tools are about the product and no part of it. Move what both need into src, where the tool can import it.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(packages|scripts)/' },
    },
    {
      name: 'product-imports-no-dev-dependency',
      comment: 'What runs in production stands in "dependencies" of package.json.',
      severity: 'error',
      from: { path: '^src/', pathNot: TEST },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('react', 'react-dom') },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that holds the thing, and name files after their main export: no index files.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: '^node_modules/' },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both files need into a third one that imports neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere: correct the path, or add the package to package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'The package is installed by chance only. Add it to package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^tests/architecture/fixtures/', '^packages/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      // No file changes while the check runs; the default of 4 s would read them again.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
