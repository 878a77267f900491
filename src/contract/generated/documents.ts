// Generated from openapi/*.yaml by `npm run generate`. Change that file, not this one.

import type { OpenApiDocument } from '../openapi-document';
import aggregation from './aggregation.json' with { type: 'json' };
import awards from './awards.json' with { type: 'json' };
import benefits from './benefits.json' with { type: 'json' };
import chat from './chat.json' with { type: 'json' };
import company from './company.json' with { type: 'json' };
import complaints from './complaints.json' with { type: 'json' };
import curate from './curate.json' with { type: 'json' };
import dropdown from './dropdown.json' with { type: 'json' };
import eligibility from './eligibility.json' with { type: 'json' };
import employer from './employer.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };
import interviews from './interviews.json' with { type: 'json' };
import jobs from './jobs.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import log from './log.json' with { type: 'json' };
import login from './login.json' with { type: 'json' };
import moderation from './moderation.json' with { type: 'json' };
import notification from './notification.json' with { type: 'json' };
import pageDetails from './page-details.json' with { type: 'json' };
import photos from './photos.json' with { type: 'json' };
import push from './push.json' with { type: 'json' };
import realtime from './realtime.json' with { type: 'json' };
import review from './review.json' with { type: 'json' };
import salary from './salary.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import tenure from './tenure.json' with { type: 'json' };
import user from './user.json' with { type: 'json' };
import video from './video.json' with { type: 'json' };

/** The bundled OpenAPI document of every service, by the name of its file. */
export const serviceDocuments = {
  'aggregation': aggregation,
  'awards': awards,
  'benefits': benefits,
  'chat': chat,
  'company': company,
  'complaints': complaints,
  'curate': curate,
  'dropdown': dropdown,
  'eligibility': eligibility,
  'employer': employer,
  'feed': feed,
  'interviews': interviews,
  'jobs': jobs,
  'legal': legal,
  'log': log,
  'login': login,
  'moderation': moderation,
  'notification': notification,
  'page-details': pageDetails,
  'photos': photos,
  'push': push,
  'realtime': realtime,
  'review': review,
  'salary': salary,
  'search': search,
  'tenure': tenure,
  'user': user,
  'video': video,
} as unknown as Readonly<Record<ServiceDocumentName, OpenApiDocument>>;

/** A service, or the realtime events. */
export type ServiceDocumentName = 'aggregation' | 'awards' | 'benefits' | 'chat' | 'company' | 'complaints' | 'curate' | 'dropdown' | 'eligibility' | 'employer' | 'feed' | 'interviews' | 'jobs' | 'legal' | 'log' | 'login' | 'moderation' | 'notification' | 'page-details' | 'photos' | 'push' | 'realtime' | 'review' | 'salary' | 'search' | 'tenure' | 'user' | 'video';
