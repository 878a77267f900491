// Problems as openapi/common.yaml has them (RFC 9457 with a stable code).

const TITLES = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

export class Refusal extends Error {
  constructor(status, code, message, fields = {}) {
    super(message);
    this.problem = { type: 'about:blank', title: TITLES[status], status, code, message, fields };
  }
}

export function refuseFields(fields) {
  if (Object.keys(fields).length > 0)
    throw new Refusal(400, 'validation_failed', 'Some fields need your attention.', fields);
}
