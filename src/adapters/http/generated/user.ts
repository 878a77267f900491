// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import type { CallOptions, HttpClient, ServiceCalls } from '../http-client';

/** User service: its calls, each answering a Result. */
export class UserApi {
  readonly #calls: ServiceCalls;

  constructor(client: HttpClient) {
    this.#calls = client.service('user');
  }

  /** One's profile. */
  getProfile(
    options: CallOptions = {},
  ): Promise<Result<operations['getProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getProfile', method: 'get', path: '/user/profile' },
      {},
      options,
    ) as Promise<Result<operations['getProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** One's pseudonym and avatar. */
  getAnonymousProfile(
    options: CallOptions = {},
  ): Promise<Result<operations['getAnonymousProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'getAnonymousProfile', method: 'get', path: '/user/anonymous-profile' },
      {},
      options,
    ) as Promise<Result<operations['getAnonymousProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses a pseudonym and an avatar. */
  saveAnonymousProfile(
    body: operations['saveAnonymousProfile']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['saveAnonymousProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'saveAnonymousProfile', method: 'post', path: '/user/anonymous-profile' },
      { body },
      options,
    ) as Promise<Result<operations['saveAnonymousProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Whether a pseudonym can be had. */
  validateUsername(
    query: operations['validateUsername']['parameters']['query'],
    options: CallOptions = {},
  ): Promise<Result<operations['validateUsername']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'validateUsername', method: 'get', path: '/user/username/validate' },
      { query },
      options,
    ) as Promise<Result<operations['validateUsername']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Avatars to choose from. */
  suggestAvatars(
    options: CallOptions = {},
  ): Promise<Result<operations['suggestAvatars']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestAvatars', method: 'get', path: '/user/suggest/avatars' },
      {},
      options,
    ) as Promise<Result<operations['suggestAvatars']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Free pseudonyms to choose from. */
  suggestUsernames(
    options: CallOptions = {},
  ): Promise<Result<operations['suggestUsernames']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestUsernames', method: 'get', path: '/user/suggest/usernames' },
      {},
      options,
    ) as Promise<Result<operations['suggestUsernames']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** The profiles one can post under. */
  listPseudoProfiles(
    options: CallOptions = {},
  ): Promise<Result<operations['listPseudoProfiles']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'listPseudoProfiles', method: 'get', path: '/user/pseudo-profile/available' },
      {},
      options,
    ) as Promise<Result<operations['listPseudoProfiles']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Chooses the profile to post under. */
  selectPseudoProfile(
    body: operations['selectPseudoProfile']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['selectPseudoProfile']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'selectPseudoProfile', method: 'post', path: '/user/pseudo-profile/selected' },
      { body },
      options,
    ) as Promise<Result<operations['selectPseudoProfile']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Makes one a reader. */
  completeReaderStep(
    body: operations['completeReaderStep']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['completeReaderStep']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'completeReaderStep', method: 'post', path: '/user/reader-step' },
      { body },
      options,
    ) as Promise<Result<operations['completeReaderStep']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Says what one does. */
  createCareerStatus(
    body: operations['createCareerStatus']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['createCareerStatus']['responses'][201]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'createCareerStatus', method: 'post', path: '/user/career-status' },
      { body },
      options,
    ) as Promise<Result<operations['createCareerStatus']['responses'][201]['content']['application/json'], Failure>>;
  }

  /** Career data to prefill a form with. */
  suggestCareers(
    query: NonNullable<operations['suggestCareers']['parameters']['query']>,
    options: CallOptions = {},
  ): Promise<Result<operations['suggestCareers']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'suggestCareers', method: 'get', path: '/user/career-status/suggestions' },
      { query },
      options,
    ) as Promise<Result<operations['suggestCareers']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Stores career details, or checks the verification again. */
  updateCareerStatus(
    path: operations['updateCareerStatus']['parameters']['path'],
    body: operations['updateCareerStatus']['requestBody']['content']['application/json'],
    headers: NonNullable<operations['updateCareerStatus']['parameters']['header']>,
    options: CallOptions = {},
  ): Promise<Result<operations['updateCareerStatus']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'updateCareerStatus', method: 'post', path: '/user/career-status/{careerStatusId}' },
      { path, body, headers },
      options,
    ) as Promise<Result<operations['updateCareerStatus']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Stores the career details of an unemployed person. */
  updateUnemployedCareerStatus(
    path: operations['updateUnemployedCareerStatus']['parameters']['path'],
    body: operations['updateUnemployedCareerStatus']['requestBody']['content']['application/json'],
    headers: operations['updateUnemployedCareerStatus']['parameters']['header'],
    options: CallOptions = {},
  ): Promise<Result<operations['updateUnemployedCareerStatus']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'updateUnemployedCareerStatus', method: 'post', path: '/user/career-status/unemployed/{careerStatusId}' },
      { path, body, headers },
      options,
    ) as Promise<Result<operations['updateUnemployedCareerStatus']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Mails a code to a work or college address. */
  sendVerificationCode(
    body: operations['sendVerificationCode']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['sendVerificationCode']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'sendVerificationCode', method: 'post', path: '/user/email-verification/otp' },
      { body },
      options,
    ) as Promise<Result<operations['sendVerificationCode']['responses'][200]['content']['application/json'], Failure>>;
  }

  /** Proves the address with the code. */
  verifyCode(
    body: operations['verifyCode']['requestBody']['content']['application/json'],
    options: CallOptions = {},
  ): Promise<Result<operations['verifyCode']['responses'][200]['content']['application/json'], Failure>> {
    return this.#calls.send(
      { id: 'verifyCode', method: 'post', path: '/user/email-verification/otp/verify' },
      { body },
      options,
    ) as Promise<Result<operations['verifyCode']['responses'][200]['content']['application/json'], Failure>>;
  }
}

export type CareerStatusType = components['schemas']['CareerStatusType'];
export type Verified = components['schemas']['Verified'];
export type VerificationSource = components['schemas']['VerificationSource'];
export type Profile = components['schemas']['Profile'];
export type CareerStatus = components['schemas']['CareerStatus'];
export type WorkingCareer = components['schemas']['WorkingCareer'];
export type UnemployedCareer = components['schemas']['UnemployedCareer'];
export type StudentCareer = components['schemas']['StudentCareer'];
export type CareerText = components['schemas']['CareerText'];
export type EmptyCareerData = components['schemas']['EmptyCareerData'];
export type CompanyCareerData = components['schemas']['CompanyCareerData'];
export type CollegeCareerData = components['schemas']['CollegeCareerData'];
export type WorkingChoice = components['schemas']['WorkingChoice'];
export type StudentChoice = components['schemas']['StudentChoice'];
export type UnemployedChoice = components['schemas']['UnemployedChoice'];
export type CareerStatusChoice = components['schemas']['CareerStatusChoice'];
export type CareerStatusRecheck = components['schemas']['CareerStatusRecheck'];
export type CareerStatusCreated = components['schemas']['CareerStatusCreated'];
export type WorkingDetails = components['schemas']['WorkingDetails'];
export type UnemployedDetails = components['schemas']['UnemployedDetails'];
export type StudentDetails = components['schemas']['StudentDetails'];
export type CareerStatusUpdated = components['schemas']['CareerStatusUpdated'];
export type CareerSuggestions = components['schemas']['CareerSuggestions'];
export type AnonymousProfile = components['schemas']['AnonymousProfile'];
export type AnonymousProfileChoice = components['schemas']['AnonymousProfileChoice'];
export type UsernameVerdict = components['schemas']['UsernameVerdict'];
export type SuggestedAvatar = components['schemas']['SuggestedAvatar'];
export type PseudoProfile = components['schemas']['PseudoProfile'];
export type PseudoProfiles = components['schemas']['PseudoProfiles'];
export type PseudoProfileChoice = components['schemas']['PseudoProfileChoice'];
export type ReaderStep = components['schemas']['ReaderStep'];
export type Roles = components['schemas']['Roles'];
export type VerificationCodeRequest = components['schemas']['VerificationCodeRequest'];
export type VerificationCodeSent = components['schemas']['VerificationCodeSent'];
export type VerificationCodeProof = components['schemas']['VerificationCodeProof'];
export type Verification = components['schemas']['Verification'];
export type Problem = components['schemas']['Problem'];
export type HexColor = components['schemas']['HexColor'];
export type ProfileType = components['schemas']['ProfileType'];
export type WorkEmail = components['schemas']['WorkEmail'];
export type Timestamp = components['schemas']['Timestamp'];

export interface paths {
    readonly "/user/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One's profile */
        readonly get: operations["getProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/anonymous-profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One's pseudonym and avatar
         * @description Empty texts until one has chosen.
         */
        readonly get: operations["getAnonymousProfile"];
        readonly put?: never;
        /**
         * Chooses a pseudonym and an avatar
         * @description A name that somebody else has is refused (409 username_taken); one that breaks a rule gives 400 with the sentence in fields.userName. Fills the second half of what makes a writer.
         */
        readonly post: operations["saveAnonymousProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/username/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether a pseudonym can be had
         * @description Letters, digits and single underscores, 4 to 24 of them, beginning with a letter; not taken, not misleading (admin, moderator, the brand).
         */
        readonly get: operations["validateUsername"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/suggest/avatars": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Avatars to choose from */
        readonly get: operations["suggestAvatars"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/suggest/usernames": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Free pseudonyms to choose from */
        readonly get: operations["suggestUsernames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/pseudo-profile/available": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The profiles one can post under
         * @description ANONYMOUS once the anonymous profile is filled; DESIGNATION also, once a working career status has its details.
         */
        readonly get: operations["listPseudoProfiles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/pseudo-profile/selected": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Chooses the profile to post under */
        readonly post: operations["selectPseudoProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/reader-step": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes one a reader
         * @description Comes after the communities step, whether communities were chosen or the step was passed over. Doing it again changes nothing.
         */
        readonly post: operations["completeReaderStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/career-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Says what one does
         * @description Makes the career status, or with isEditFlow starts it over with another type or company. A change of company or college ends a verification.
         */
        readonly post: operations["createCareerStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/career-status/suggestions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Career data to prefill a form with
         * @description What is already known: one's career status, or the one asked for.
         */
        readonly get: operations["suggestCareers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/career-status/{careerStatusId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stores career details, or checks the verification again
         * @description Two calls on one path. With x-http-method-override PUT the body is the details of a working person or a student and they are stored; without it the body names type and company or college, nothing is stored and the current verification is answered. nextStep is null in the second case.
         */
        readonly post: operations["updateCareerStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/career-status/unemployed/{careerStatusId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stores the career details of an unemployed person */
        readonly post: operations["updateUnemployedCareerStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/email-verification/otp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Mails a code to a work or college address
         * @description A code of six digits, good for ten minutes; a new one ends the one before. At most five an hour (429). Addresses at free mail providers are refused (422 free_mail).
         */
        readonly post: operations["sendVerificationCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/email-verification/otp/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Proves the address with the code
         * @description VERIFIED where the address belongs to the company's or college's known domain, PARTIAL_VERIFIED where the domain is not known. After five wrong codes a new one is needed.
         */
        readonly post: operations["verifyCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        readonly CareerStatusType: "student" | "working" | "unemployed";
        /**
         * @description Empty where nothing is verified.
         * @enum {string}
         */
        readonly Verified: "VERIFIED" | "PARTIAL_VERIFIED" | "";
        /**
         * @description What the verification rests on; naukri is the job portal.
         * @enum {string}
         */
        readonly VerificationSource: "email" | "naukri" | "";
        readonly Profile: {
            readonly isReader: boolean;
            readonly isWriter: boolean;
            readonly careerStatus: components["schemas"]["CareerStatus"] | null;
            readonly profileBio: string;
            readonly careerStatusId: number | null;
            /** @description The person's own name; shown to nobody else. */
            readonly name: string;
            /** @description The pseudonym, empty until chosen. */
            readonly userName: string;
            /** @description Empty until chosen. */
            readonly avatarUrl: string;
            /** @description A hex colour, empty until chosen. */
            readonly avatarBgColor: string;
            /** @description Empty until chosen. */
            readonly fullAvatarUrl: string;
            readonly naukriUser: boolean;
        };
        /** @description The type and its sub-object; the other two are null. */
        readonly CareerStatus: {
            readonly type: components["schemas"]["CareerStatusType"];
            readonly working: components["schemas"]["WorkingCareer"] | null;
            readonly student: components["schemas"]["StudentCareer"] | null;
            readonly unemployed: components["schemas"]["UnemployedCareer"] | null;
        };
        readonly WorkingCareer: {
            readonly companyName: string;
            readonly departmentId: number | null;
            readonly industryId: number | null;
            readonly jobProfile: string | null;
            readonly tagId: number;
            readonly roleId: number | null;
            readonly jobLocation: string | null;
            readonly workEmail: string | null;
            readonly verified: components["schemas"]["Verified"];
            readonly source: components["schemas"]["VerificationSource"];
        };
        readonly UnemployedCareer: {
            /** @description The last company, null for none. */
            readonly companyName: string | null;
            readonly departmentId: number | null;
            readonly industryId: number | null;
            readonly jobProfile: string | null;
            readonly tagId: number;
            readonly roleId: number | null;
            /** @description Always null; an unemployed person cannot verify. */
            readonly workEmail: null;
            readonly verified: components["schemas"]["Verified"];
            readonly source: components["schemas"]["VerificationSource"];
        };
        readonly StudentCareer: {
            readonly collegeName: string;
            readonly courseId: number | null;
            readonly courseName: string | null;
            readonly specializationId: number | null;
            readonly specialization: string | null;
            readonly studentEmail: string | null;
            readonly verified: components["schemas"]["Verified"];
            readonly source: components["schemas"]["VerificationSource"];
        };
        readonly CareerText: string;
        readonly EmptyCareerData: {
            readonly companyName?: components["schemas"]["CareerText"];
        };
        readonly CompanyCareerData: {
            readonly companyName: components["schemas"]["CareerText"];
        };
        readonly CollegeCareerData: {
            readonly collegeName: components["schemas"]["CareerText"];
        };
        readonly WorkingChoice: {
            /** @constant */
            readonly careerStatusType: "working";
            readonly careerData: components["schemas"]["CompanyCareerData"];
            /** @constant */
            readonly isEditFlow?: true;
        };
        readonly StudentChoice: {
            /** @constant */
            readonly careerStatusType: "student";
            readonly careerData: components["schemas"]["CollegeCareerData"];
            /** @constant */
            readonly isEditFlow?: true;
        };
        readonly UnemployedChoice: {
            /** @constant */
            readonly careerStatusType: "unemployed";
            readonly careerData: components["schemas"]["EmptyCareerData"];
            /** @constant */
            readonly isEditFlow?: true;
        };
        /** @description careerData has companyName (working; optional for unemployed) or collegeName (student). */
        readonly CareerStatusChoice: components["schemas"]["WorkingChoice"] | components["schemas"]["StudentChoice"] | components["schemas"]["UnemployedChoice"];
        readonly CareerStatusRecheck: {
            readonly careerStatusType: components["schemas"]["CareerStatusType"];
            readonly careerData: {
                readonly companyName?: components["schemas"]["CareerText"];
                readonly collegeName?: components["schemas"]["CareerText"];
            };
        };
        readonly CareerStatusCreated: {
            readonly careerStatus: components["schemas"]["CareerStatus"];
            readonly verified: components["schemas"]["Verified"];
            readonly verificationSource: components["schemas"]["VerificationSource"];
            readonly careerStatusId: number;
        };
        readonly WorkingDetails: {
            readonly departmentId: number;
            readonly industryId: number;
            readonly jobProfile: components["schemas"]["CareerText"];
            readonly tagId: number;
            readonly roleId: number | null;
            readonly jobLocation: components["schemas"]["CareerText"] | null;
        };
        readonly UnemployedDetails: {
            readonly departmentId: number | null;
            readonly industryId: number | null;
            readonly jobProfile: components["schemas"]["CareerText"] | null;
            readonly tagId: number;
            readonly roleId: number | null;
        };
        readonly StudentDetails: {
            /** @description Null where the course is not in the list. */
            readonly courseId: number | null;
            readonly courseName: components["schemas"]["CareerText"];
            readonly specializationId: number;
            readonly specialization: components["schemas"]["CareerText"];
        };
        readonly CareerStatusUpdated: {
            readonly verified: components["schemas"]["Verified"];
            readonly verificationSource: components["schemas"]["VerificationSource"];
            readonly nextStep: ("Verification" | "OnboardingCompleted") | null;
        };
        readonly CareerSuggestions: {
            readonly suggestions: readonly {
                readonly companyName?: string;
                readonly collegeName?: string;
                readonly jobProfile?: string;
            }[];
        };
        readonly AnonymousProfile: {
            readonly userName: string;
            readonly avatarUri: string;
            readonly avatarColor: string;
            readonly fullAvatarUrl: string;
        };
        readonly AnonymousProfileChoice: {
            readonly userName: string;
            readonly avatarUri: string;
            readonly avatarColor: components["schemas"]["HexColor"];
        };
        readonly UsernameVerdict: {
            readonly valid: boolean;
            /** @description Empty where the name can be had. */
            readonly message: string;
        };
        readonly SuggestedAvatar: {
            readonly avatarUri: string;
            readonly avatarColor: components["schemas"]["HexColor"];
        };
        readonly PseudoProfile: {
            readonly profileType: components["schemas"]["ProfileType"];
            readonly profileData: {
                readonly name: string;
                readonly bio: string;
                readonly fullAvatarUrl: string;
                readonly avatarBgColor: string;
            };
        };
        readonly PseudoProfiles: {
            readonly profilesAvailable: readonly components["schemas"]["PseudoProfile"][];
            readonly selectedProfileType: components["schemas"]["ProfileType"];
        };
        readonly PseudoProfileChoice: {
            readonly selectedProfileType: components["schemas"]["ProfileType"];
        };
        readonly ReaderStep: {
            /** @constant */
            readonly completed: true;
        };
        readonly Roles: {
            readonly isReader: boolean;
            readonly isWriter: boolean;
        };
        readonly VerificationCodeRequest: {
            readonly email: components["schemas"]["WorkEmail"];
            readonly careerStatusId: number;
        };
        readonly VerificationCodeSent: {
            readonly message: string;
            readonly expiresAt: components["schemas"]["Timestamp"];
        };
        readonly VerificationCodeProof: {
            readonly email: components["schemas"]["WorkEmail"];
            readonly otp: string;
            readonly careerStatusId: number;
        };
        readonly Verification: {
            readonly verified: components["schemas"]["Verified"];
            readonly verificationSource: components["schemas"]["VerificationSource"];
        };
        /** @description A problem as RFC 9457 has it, with a stable code and a sentence for people. */
        readonly Problem: {
            /** @description Always about:blank; the code says what happened. */
            readonly type: string;
            /** @description The status in words. */
            readonly title: string;
            readonly status: number;
            /** @description Stable; each service lists its codes in x-problem-codes, beside these shared ones (route_not_found, body_too_large, content_type_unsupported, too_many_requests, internal_error, not_ready). */
            readonly code: string;
            /** @description One sentence for people that says what to do. */
            readonly message: string;
            /** @description One sentence per wrong field, by its path in the request. */
            readonly fields: {
                readonly [key: string]: string;
            };
        };
        /** @description An avatar's background, one of the six tiles of the design (--tile-a to --tile-f), as its light value. */
        readonly HexColor: string;
        /**
         * @description Under which of one's profiles one appears.
         * @enum {string}
         */
        readonly ProfileType: "ANONYMOUS" | "DESIGNATION";
        /** Format: email */
        readonly WorkEmail: string;
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "code": "too_many_requests",
                 *       "message": "That was a lot at once. Try again in 30 seconds.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Bad Request",
                 *       "status": 400,
                 *       "code": "validation_failed",
                 *       "message": "Some fields need your attention.",
                 *       "fields": {
                 *         "content": "Write something first."
                 *       }
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A session is needed and there is none, or it has ended. */
        readonly NotSignedIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "code": "not_signed_in",
                 *       "message": "You must be logged in to do this operation!",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "code": "origin_not_allowed",
                 *       "message": "This request came from another site.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is already there. */
        readonly Conflict: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "idempotency_key_reused",
                 *       "message": "This request was already sent with another content.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "code": "community_not_found",
                 *       "message": "This community does not exist any more. Choose another one.",
                 *       "fields": {
                 *         "community": "Choose another community."
                 *       }
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "code": "post_not_found",
                 *       "message": "This post does not exist.",
                 *       "fields": {}
                 *     }
                 */
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service.
         * @example 999
         */
        readonly AppId: "931" | "999";
        /**
         * @description Which client system asks.
         * @example AB_WEB
         */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isReader": true,
                     *       "isWriter": true,
                     *       "careerStatus": {
                     *         "type": "working",
                     *         "working": {
                     *           "companyName": "Vaayuna Technologies",
                     *           "departmentId": 3,
                     *           "industryId": 7,
                     *           "jobProfile": "Software Engineer",
                     *           "tagId": 0,
                     *           "roleId": null,
                     *           "jobLocation": "Bengaluru",
                     *           "workEmail": null,
                     *           "verified": "",
                     *           "source": ""
                     *         },
                     *         "student": null,
                     *         "unemployed": null
                     *       },
                     *       "profileBio": "",
                     *       "careerStatusId": 41,
                     *       "name": "Asha Nair",
                     *       "userName": "NimbuPaani",
                     *       "avatarUrl": "kolam:nimbupaani",
                     *       "avatarBgColor": "#EFDEDF",
                     *       "fullAvatarUrl": "kolam:nimbupaani",
                     *       "naukriUser": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly getAnonymousProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The anonymous profile. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "NimbuPaani",
                     *       "avatarUri": "kolam:nimbupaani",
                     *       "avatarColor": "#EFDEDF",
                     *       "fullAvatarUrl": "kolam:nimbupaani"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AnonymousProfile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly saveAnonymousProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnonymousProfileChoice"];
            };
        };
        readonly responses: {
            /** @description The anonymous profile as it is now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "NimbuPaani",
                     *       "avatarUri": "kolam:nimbupaani",
                     *       "avatarColor": "#EFDEDF",
                     *       "fullAvatarUrl": "kolam:nimbupaani"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AnonymousProfile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly validateUsername: {
        readonly parameters: {
            readonly query: {
                /** @description The name. */
                readonly q: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The verdict; the message says what to change. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": false,
                     *       "message": "Somebody already has this name. Try NimbuPaani42."
                     *     }
                     */
                    readonly "application/json": components["schemas"]["UsernameVerdict"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly suggestAvatars: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A dozen avatars. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "avatarUri": "kolam:marigold-7",
                     *         "avatarColor": "#E9E3D8"
                     *       }
                     *     ]
                     */
                    readonly "application/json": readonly components["schemas"]["SuggestedAvatar"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly suggestUsernames: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Five free names. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "NimbuPaani",
                     *       "QuietBulbul",
                     *       "PeepalRoot",
                     *       "FilterKaapi",
                     *       "SleepyLangur"
                     *     ]
                     */
                    readonly "application/json": readonly string[];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listPseudoProfiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The profiles and the chosen one. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profilesAvailable": [
                     *         {
                     *           "profileType": "ANONYMOUS",
                     *           "profileData": {
                     *             "name": "NimbuPaani",
                     *             "bio": "Software Engineer",
                     *             "fullAvatarUrl": "kolam:nimbupaani",
                     *             "avatarBgColor": "#EFDEDF"
                     *           }
                     *         }
                     *       ],
                     *       "selectedProfileType": "ANONYMOUS"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PseudoProfiles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly selectPseudoProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PseudoProfileChoice"];
            };
        };
        readonly responses: {
            /** @description The choice. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "selectedProfileType": "ANONYMOUS"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["PseudoProfileChoice"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly completeReaderStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReaderStep"];
            };
        };
        readonly responses: {
            /** @description The roles as they are now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isReader": true,
                     *       "isWriter": false
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Roles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly createCareerStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CareerStatusChoice"];
            };
        };
        readonly responses: {
            /** @description The career status. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "careerStatus": {
                     *         "type": "working",
                     *         "working": {
                     *           "companyName": "Vaayuna Technologies",
                     *           "departmentId": null,
                     *           "industryId": 7,
                     *           "jobProfile": null,
                     *           "tagId": 0,
                     *           "roleId": null,
                     *           "jobLocation": null,
                     *           "workEmail": null,
                     *           "verified": "",
                     *           "source": ""
                     *         },
                     *         "student": null,
                     *         "unemployed": null
                     *       },
                     *       "verified": "",
                     *       "verificationSource": "",
                     *       "careerStatusId": 41
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CareerStatusCreated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly suggestCareers: {
        readonly parameters: {
            readonly query?: {
                /** @description Only of this career status. */
                readonly careerStatusId?: number;
                /** @description Only of this type. */
                readonly careerStatusType?: components["schemas"]["CareerStatusType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The suggestions, best first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "companyName": "Vaayuna Technologies",
                     *           "jobProfile": "Software Engineer"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CareerSuggestions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly updateCareerStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description PUT stores details; without it the verification is only checked again. */
                readonly "x-http-method-override"?: "PUT";
            };
            readonly path: {
                /** @description The career status. */
                readonly careerStatusId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkingDetails"] | components["schemas"]["StudentDetails"] | components["schemas"]["CareerStatusRecheck"];
            };
        };
        readonly responses: {
            /** @description Verification and next step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verified": "",
                     *       "verificationSource": "",
                     *       "nextStep": "Verification"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CareerStatusUpdated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly updateUnemployedCareerStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description PUT stores details; without it the verification is only checked again. */
                readonly "x-http-method-override": "PUT";
            };
            readonly path: {
                /** @description The career status. */
                readonly careerStatusId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UnemployedDetails"];
            };
        };
        readonly responses: {
            /** @description Verification and next step. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verified": "",
                     *       "verificationSource": "",
                     *       "nextStep": "OnboardingCompleted"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CareerStatusUpdated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly sendVerificationCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "We sent a code to a•••@vaayuna.example.",
                     *       "expiresAt": "2026-11-20T05:10:00.000Z"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["VerificationCodeSent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly verifyCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerificationCodeProof"];
            };
        };
        readonly responses: {
            /** @description The verification. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verified": "VERIFIED",
                     *       "verificationSource": "email"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Verification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 422: components["responses"]["Refused"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
