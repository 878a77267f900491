/** Verbs whose imperative ends like a past or a present participle. */
const IMPERATIVES = new Set(['bring', 'embed', 'exceed', 'feed', 'need', 'seed', 'shed', 'speed', 'string']);

/** `area: verb the thing`, as CONTRIBUTING.md asks. The conventional types (feat, fix) are not used: the area says more. */
export default {
  parserPreset: {
    parserOpts: { headerPattern: /^([a-z][a-z0-9-]*): (.+)$/, headerCorrespondence: ['type', 'subject'] },
  },
  plugins: [
    {
      rules: {
        'subject-imperative': ({ subject }) => {
          const verb = /^[a-z]+/.exec(subject ?? '')?.[0];
          const isImperative = verb !== undefined && (IMPERATIVES.has(verb) || !/(ing|ed|[^su]s)$/.test(verb));
          return [isImperative, `"${subject}" must start with a verb in the imperative: "add", not "added" or "adds"`];
        },
      },
    },
  ],
  rules: {
    'header-max-length': [2, 'always', 72],
    'type-empty': [2, 'never'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'subject-imperative': [2, 'always'],
    'body-leading-blank': [2, 'always'],
  },
};
