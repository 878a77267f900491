// Generated from openapi/photos.yaml by `npm run generate`. Change that file, not this one.

export type PhotoAlbumName = components['schemas']['PhotoAlbumName'];
export type GivenAlbumName = components['schemas']['GivenAlbumName'];
export type PhotoFileKey = components['schemas']['PhotoFileKey'];
export type GivenPhoto = components['schemas']['GivenPhoto'];
export type PhotoContribution = components['schemas']['PhotoContribution'];
export type GivenPhotos = components['schemas']['GivenPhotos'];
export type UploadedPhoto = components['schemas']['UploadedPhoto'];
export type PhotoMonth = components['schemas']['PhotoMonth'];
export type Photo = components['schemas']['Photo'];
export type PhotoPage = components['schemas']['PhotoPage'];
export type PhotoAlbum = components['schemas']['PhotoAlbum'];
export type AlbumCover = components['schemas']['AlbumCover'];
export type Line = components['schemas']['Line'];
export type Period = components['schemas']['Period'];
export type AuthorReply = components['schemas']['AuthorReply'];
export type EmployerAnswer = components['schemas']['EmployerAnswer'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];

export interface components {
    schemas: {
        /**
         * @description `company` holds what companies show themselves.
         * @enum {string}
         */
        readonly PhotoAlbumName: "office" | "canteen" | "events" | "commute" | "company";
        /**
         * @description An album that users add photos to.
         * @enum {string}
         */
        readonly GivenAlbumName: "office" | "canteen" | "events" | "commute";
        /** @description A random part, and the width and height in px. */
        readonly PhotoFileKey: string;
        readonly GivenPhoto: {
            readonly fileKey: components["schemas"]["PhotoFileKey"];
            readonly album: components["schemas"]["GivenAlbumName"];
            /** @description What the photo shows; empty for nothing. */
            readonly caption: components["schemas"]["Line"];
            /** @description True if a computer program made or changed it; then it is refused (422 `photo_synthetic`). */
            readonly isSynthetic?: boolean;
        };
        readonly PhotoContribution: {
            /** @description A company of the catalogue. */
            readonly companyName: components["schemas"]["Name"];
            /** @description A city of the catalogue. */
            readonly city: components["schemas"]["Name"] | null;
            readonly photos: readonly components["schemas"]["GivenPhoto"][];
            /** @description The page or the mail that led to the form; empty for none. */
            readonly referrer: components["schemas"]["Line"];
            /** @description The campaign that led to the form; empty for none. */
            readonly campaign: components["schemas"]["Line"];
        };
        readonly GivenPhotos: {
            /** @description The number of photos that were added. */
            readonly photos: number;
        };
        readonly UploadedPhoto: {
            readonly fileKey: components["schemas"]["PhotoFileKey"];
            readonly url: string;
            /** @description The same picture in at most 800 px. */
            readonly previewUrl: string;
            readonly width: number;
            readonly height: number;
        };
        readonly PhotoMonth: string;
        readonly Photo: {
            /** Format: uuid */
            readonly id: string;
            readonly album: components["schemas"]["PhotoAlbumName"];
            /** @description Empty for none. */
            readonly caption: string;
            /** @description The path of the picture on this site. */
            readonly url: string;
            /** @description The path of the same picture in at most 800 px, if there is one, otherwise that of the picture. */
            readonly previewUrl: string;
            readonly width: number;
            readonly height: number;
            /** @description A city, or the state where too few share the city. */
            readonly location: string | null;
            readonly month: components["schemas"]["Period"] | null;
            /** @description True if the viewer added it. */
            readonly isMine: boolean;
            /** @description The company’s answer. */
            readonly answer?: components["schemas"]["EmployerAnswer"];
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
            /** @description The newest month that a photo shows; null if none shows one. */
            readonly newest: components["schemas"]["PhotoMonth"] | null;
            readonly cover: components["schemas"]["AlbumCover"];
        };
        /** @description The newest photo of an album. */
        readonly AlbumCover: {
            /** Format: uuid */
            readonly id: string;
            /** @description Empty for none. */
            readonly caption: string;
            /** @description The picture in at most 800 px. */
            readonly previewUrl: string;
            readonly width: number;
            readonly height: number;
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description A month (2026-11), a quarter (2026-Q4) or a year (2026). */
        readonly Period: string;
        readonly AuthorReply: {
            /** Format: uuid */
            readonly answerId: string;
            readonly text: string;
        };
        /** @description What a company answers to a contribution or a fact, shown below it. */
        readonly EmployerAnswer: {
            /** Format: uuid */
            readonly answerId: string;
            /** @description Empty if the answer was withdrawn, but not its reply. */
            readonly text: string;
            /** @description The month of the answer; null if the contribution shows no month. */
            readonly month: string | null;
            readonly isEdited: boolean;
            /** @description What the author of the contribution replies. */
            readonly reply: components["schemas"]["AuthorReply"] | null;
        };
        /** @description A problem as RFC 9457 has it, with a stable code and a sentence for people. */
        readonly Problem: {
            /** @description Always about:blank; the code says what happened. */
            readonly type: string;
            /** @description The status in words. */
            readonly title: string;
            readonly status: number;
            /** @description Stable; each service lists its codes in x-problem-codes, in addition to these shared ones (route_not_found, body_too_large, content_type_unsupported, too_many_requests, internal_error, not_ready). */
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
        /** @description One line with something in it that is seen. */
        readonly Name: string;
    };
    responses: {
        /** @description A guest's answer is still the one that `if-none-match` names. */
        readonly NotModified: {};
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
        /** @description Too many requests of this user or network. */
        readonly TooManyRequests: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something unexpected went wrong; nothing in the answer says what. */
        readonly Failed: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot do this just now. */
        readonly NotReady: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call needs a session, and the request has none or an ended one. */
        readonly NotSignedIn: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request contradicts what is already there. */
        readonly Conflict: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 64 KiB, or than the file that the operation takes. */
        readonly BodyTooLarge: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another media type than the one here. */
        readonly ContentTypeUnsupported: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well formed and a rule of the product refuses it. */
        readonly Refused: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The company's name in addresses; also one that it had before. */
        readonly PhotosCompany: components["schemas"]["Line"];
        /** @description The photo. */
        readonly PhotoId: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
        readonly CameBy: "invitation";
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly givePhotos: {
        readonly parameters: {
            readonly header: {
                /** @description One per contribution, kept over retries. Remembered for at least a day. */
                readonly "idempotency-key": string;
                /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
                readonly "came-by"?: components["parameters"]["CameBy"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PhotoContribution"];
            };
        };
        readonly responses: {
            /** @description They are stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenPhotos"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deletePhoto: {
        readonly parameters: {
            readonly path: {
                /** @description The photo. */
                readonly photoId: components["parameters"]["PhotoId"];
            };
        };
        readonly responses: {
            /** @description It is deleted. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly restorePhoto: {
        readonly parameters: {
            readonly path: {
                /** @description The photo. */
                readonly photoId: components["parameters"]["PhotoId"];
            };
        };
        readonly responses: {
            /** @description It shows again. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly uploadCompanyPhoto: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description The stored picture. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["UploadedPhoto"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
