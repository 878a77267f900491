const json = (value) => Buffer.from(JSON.stringify(value));

const saying = (answer, value) => {
  const body = json(value);
  return { ...answer, body, headers: { ...answer.headers, 'content-length': body.length } };
};

const receipts = (change) => ({
  answer: (answer, value) => (value.receipt === undefined ? answer : saying(answer, change(value))),
});

export const FAULTS = {
  'rating-as-text': {
    answer: (answer, value) =>
      value.groups === undefined
        ? answer
        : saying(answer, {
            ...value,
            groups: value.groups.map((group) => ({
              ...group,
              items: group.items.map((item) =>
                item.rating === null ? item : { ...item, rating: String(item.rating) },
              ),
            })),
          }),
  },
  'request-id-only-on-success': {
    answer: (answer) => {
      const { 'x-request-id': id, ...others } = answer.headers;
      return answer.status < 400 ? answer : { ...answer, headers: others };
    },
  },
  'origin-unchecked': { skip: ['origin'] },
  'query-unchecked': { skip: ['query'] },
  'second-receipt-for-one-notice': receipts((value) => ({
    ...value,
    receipt: `SN-20261122-${String(Math.random()).slice(2, 8).padEnd(6, '0')}`,
  })),
  'moment-without-zone': receipts((value) => ({
    ...value,
    receivedAt: value.receivedAt.replace('T', ' ').slice(0, 19),
  })),
  'always-status-400': {
    answer: (answer, value) => (answer.status >= 400 ? saying(answer, { ...value, status: 400 }) : answer),
  },
  'length-in-characters': {
    answer: (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-length': answer.body.toString('utf8').length + 1 },
    }),
  },
  'problem-as-page': {
    answer: (answer, value) =>
      value.code === undefined
        ? answer
        : {
            ...answer,
            headers: { ...answer.headers, 'content-type': 'text/html', 'content-length': 8 },
            body: Buffer.from('<p>Oops.'),
          },
  },
  'fails-on-emoji': {
    before: (_request, query) => {
      if (/\p{Extended_Pictographic}/u.test([...query.values()].join(''))) throw new TypeError('no letters');
    },
  },
};
