// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import type { OpenApiDocument } from '../openapi-document';
import aggregation from './aggregation.json' with { type: 'json' };
import dropdown from './dropdown.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import log from './log.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import notification from './notification.json' with { type: 'json' };
import pageDetails from './page-details.json' with { type: 'json' };
import realtime from './realtime.json' with { type: 'json' };
import user from './user.json' with { type: 'json' };

/** The bundled OpenAPI document of every service, by the name of its file. */
export const serviceDocuments = {
  'aggregation': aggregation,
  'dropdown': dropdown,
  'feed': feed,
  'legal': legal,
  'log': log,
  'login': login,
  'notification': notification,
  'page-details': pageDetails,
  'realtime': realtime,
  'user': user,
} as unknown as Readonly<Record<ServiceDocumentName, OpenApiDocument>>;

/** A service, or the realtime events. */
export type ServiceDocumentName = 'aggregation' | 'dropdown' | 'feed' | 'legal' | 'log' | 'login' | 'notification' | 'page-details' | 'realtime' | 'user';
