// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

export type PhotoAlbumName = components['schemas']['PhotoAlbumName'];
export type PhotoMonth = components['schemas']['PhotoMonth'];
export type Photo = components['schemas']['Photo'];
export type PhotoPage = components['schemas']['PhotoPage'];
export type PhotoAlbum = components['schemas']['PhotoAlbum'];
export type Problem = components['schemas']['Problem'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly PhotoAlbumName: "office" | "canteen" | "events" | "commute" | "company";
        readonly PhotoMonth: string;
        readonly Photo: {
            /** Format: uuid */
            readonly id: string;
            readonly album: components["schemas"]["PhotoAlbumName"];
            readonly caption: string;
            /** @description The path of the picture on this site. */
            readonly url: string;
            readonly width: number;
            readonly height: number;
            /** @description A city. */
            readonly location: string | null;
            readonly month: components["schemas"]["PhotoMonth"];
        };
        readonly PhotoPage: {
            readonly items: readonly components["schemas"]["Photo"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
        };
        readonly PhotoAlbum: {
            readonly album: components["schemas"]["PhotoAlbumName"];
            readonly count: number;
            readonly newest: components["schemas"]["PhotoMonth"];
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
            /**
             * @description The message is to be shown on whatever screen the call was made. Absent where the screen decides.
             * @constant
             */
            readonly important?: true;
        };
    };
    responses: {
        /** @description Any other problem: 413 body_too_large, 415 content_type_unsupported, 429 too_many_requests (with Retry-After), 500 internal_error, 503 not_ready. */
        readonly Otherwise: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing. */
        readonly NotFound: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The company's name in addresses; also one that it had before. */
        readonly PhotosCompany: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
    };
}
export interface operations {
    readonly listPhotos: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["PhotosCompany"];
                /** @description Only those of an album. */
                readonly album?: components["schemas"]["PhotoAlbumName"];
                /** @description From 1. */
                readonly page?: number;
                /** @description Photos of a page. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description One page of photos. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PhotoPage"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
    readonly listPhotoAlbums: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["parameters"]["PhotosCompany"];
            };
        };
        readonly responses: {
            /** @description The albums, those with the most photos first. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["PhotoAlbum"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly default: components["responses"]["Otherwise"];
        };
    };
}
