// Generated from openapi/review.yaml by `npm run generate`. Change that file, not this one.

export type UrlNames = components['schemas']['UrlNames'];
export type ReviewMonth = components['schemas']['ReviewMonth'];
export type ReviewSort = components['schemas']['ReviewSort'];
export type ReviewAspect = components['schemas']['ReviewAspect'];
export type EmploymentType = components['schemas']['EmploymentType'];
export type Rating = components['schemas']['Rating'];
export type MeanRating = components['schemas']['MeanRating'];
export type AspectRatings = components['schemas']['AspectRatings'];
export type Review = components['schemas']['Review'];
export type YearsBand = components['schemas']['YearsBand'];
export type EarlierView = components['schemas']['EarlierView'];
export type ReviewText = components['schemas']['ReviewText'];
export type AuthorFacts = components['schemas']['AuthorFacts'];
export type SimilarContributions = components['schemas']['SimilarContributions'];
export type RoundedCount = components['schemas']['RoundedCount'];
export type ReviewContribution = components['schemas']['ReviewContribution'];
export type OwnReview = components['schemas']['OwnReview'];
export type GivenReview = components['schemas']['GivenReview'];
export type ReviewPage = components['schemas']['ReviewPage'];
export type HelpfulMark = components['schemas']['HelpfulMark'];
export type HelpfulTally = components['schemas']['HelpfulTally'];
export type AspectFigure = components['schemas']['AspectFigure'];
export type QuarterFigure = components['schemas']['QuarterFigure'];
export type FacetCount = components['schemas']['FacetCount'];
export type TopicCount = components['schemas']['TopicCount'];
export type FacetCounts = components['schemas']['FacetCounts'];
export type ReviewFacets = components['schemas']['ReviewFacets'];
export type ReviewFigures = components['schemas']['ReviewFigures'];
export type ReviewedCompany = components['schemas']['ReviewedCompany'];
export type Line = components['schemas']['Line'];
export type NamedCompany = components['schemas']['NamedCompany'];
export type Period = components['schemas']['Period'];
export type Proof = components['schemas']['Proof'];
export type AuthorReply = components['schemas']['AuthorReply'];
export type EmployerAnswer = components['schemas']['EmployerAnswer'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type NewCompany = components['schemas']['NewCompany'];
export type Prose = components['schemas']['Prose'];

export interface components {
    schemas: {
        /** @description Names in addresses, at most ten, with commas between them. */
        readonly UrlNames: string;
        /** @description A month, as 2026-11. */
        readonly ReviewMonth: string;
        /** @enum {string} */
        readonly ReviewSort: "newest" | "helpful";
        /**
         * @description The topics that a review rates.
         * @enum {string}
         */
        readonly ReviewAspect: "balance" | "pay" | "security" | "promotions" | "skills" | "culture" | "satisfaction";
        /** @enum {string} */
        readonly EmploymentType: "fulltime" | "parttime" | "contractual" | "intern" | "freelancer";
        readonly Rating: number;
        /** @description A mean to one decimal, rounded half up; null below five reviews. */
        readonly MeanRating: number | null;
        /** @description A rating for each aspect that was rated. */
        readonly AspectRatings: {
            readonly balance?: components["schemas"]["Rating"];
            readonly pay?: components["schemas"]["Rating"];
            readonly security?: components["schemas"]["Rating"];
            readonly promotions?: components["schemas"]["Rating"];
            readonly skills?: components["schemas"]["Rating"];
            readonly culture?: components["schemas"]["Rating"];
            readonly satisfaction?: components["schemas"]["Rating"];
        };
        readonly Review: {
            /** Format: uuid */
            readonly id: string;
            readonly company: components["schemas"]["NamedCompany"];
            readonly title: string | null;
            readonly likes: string | null;
            readonly dislikes: string | null;
            readonly rating: components["schemas"]["Rating"];
            readonly aspects: components["schemas"]["AspectRatings"];
            /** @description Null if it is not known, and where fewer than seven people who reviewed the company, or five imported reviews for an imported one, share it together with all else that this one shows of its author. So it is with the department, the place, the years, whether the author works there, and the month. */
            readonly designation: string | null;
            /** @description The family of the job title (Engineer), where the title does not show. */
            readonly family: string | null;
            readonly department: string | null;
            /** @description A city. */
            readonly location: string | null;
            /** @description The state of the city, where the city does not show. */
            readonly state: string | null;
            readonly employment: components["schemas"]["EmploymentType"] | null;
            /** @description Whether the author worked there then; null if it is not known. */
            readonly isCurrent: boolean | null;
            /** @description Years at the company. */
            readonly years: number | null;
            /** @description The years in a band, where they do not show. */
            readonly yearsBand: components["schemas"]["YearsBand"] | null;
            readonly month: components["schemas"]["Period"] | null;
            readonly isEdited: boolean;
            readonly editedMonth: components["schemas"]["ReviewMonth"] | null;
            readonly proof: components["schemas"]["Proof"] | null;
            readonly answer: components["schemas"]["EmployerAnswer"] | null;
            /** @description How many found it helpful. */
            readonly helpful: number;
            /** @description True if the viewer is one of them. */
            readonly isHelpful: boolean;
            readonly isMine: boolean;
            /** @description What the author said before, the newest first. It can be read, and counts in no figure. */
            readonly earlier: readonly components["schemas"]["EarlierView"][];
        };
        readonly YearsBand: {
            readonly from: number;
            /** @description Null for an open end. */
            readonly to: number | null;
        };
        readonly EarlierView: {
            /** Format: uuid */
            readonly id: string;
            readonly rating: components["schemas"]["Rating"];
            readonly title: string | null;
            readonly likes: string | null;
            readonly dislikes: string | null;
        };
        /** @description A review as its author writes it. */
        readonly ReviewText: {
            readonly rating: components["schemas"]["Rating"];
            readonly aspects: components["schemas"]["AspectRatings"];
            readonly title: components["schemas"]["Name"] | null;
            readonly likes: components["schemas"]["Prose"];
            readonly dislikes: components["schemas"]["Prose"];
            /** @description A job profile of the catalogue. */
            readonly jobProfile: components["schemas"]["Name"] | null;
            readonly departmentId: number | null;
            /** @description A city of the catalogue. */
            readonly city: components["schemas"]["Name"] | null;
            readonly employment: components["schemas"]["EmploymentType"] | null;
            /** @description True if the author works there now. */
            readonly isCurrent: boolean;
            /** @description Years at the company. */
            readonly years: number | null;
        };
        /** @description What a contribution would say of its author. */
        readonly AuthorFacts: {
            /** @enum {string} */
            readonly kind: "review" | "interview" | "benefits";
            /** @description A company of the catalogue. */
            readonly companyName: components["schemas"]["Name"];
            /** @description A job profile of the catalogue. */
            readonly jobProfile: components["schemas"]["Name"] | null;
            readonly departmentId: number | null;
            /** @description A city of the catalogue. */
            readonly city: components["schemas"]["Name"] | null;
            readonly isCurrent: boolean | null;
            readonly years: number | null;
        };
        readonly SimilarContributions: {
            readonly alike: components["schemas"]["RoundedCount"];
            /** @description The same without one of the facts; null for a fact that is not said. */
            readonly without: {
                readonly jobProfile: components["schemas"]["RoundedCount"] | null;
                readonly departmentId: components["schemas"]["RoundedCount"] | null;
                readonly city: components["schemas"]["RoundedCount"] | null;
                readonly years: components["schemas"]["RoundedCount"] | null;
            };
        };
        /**
         * @description Rounded down; 0 is fewer than five.
         * @enum {integer}
         */
        readonly RoundedCount: 0 | 5 | 10 | 20 | 50 | 100;
        readonly ReviewContribution: {
            /** @description A company of the catalogue, or the one that `newCompany` says more of. */
            readonly companyName: components["schemas"]["Name"];
            readonly newCompany?: components["schemas"]["NewCompany"];
            readonly review: components["schemas"]["ReviewText"];
        };
        readonly OwnReview: {
            /** Format: uuid */
            readonly reviewId: string;
            readonly companyName: string;
            /**
             * @description Only LIVE reviews are shown. A rejected review that its author edits is PENDING until moderators check it.
             * @enum {string}
             */
            readonly status: "PENDING" | "LIVE" | "REJECTED";
            /**
             * Format: date-time
             * @description The whole hour from which others see it; null once they do, and for what is not LIVE.
             */
            readonly showsAt: string | null;
            readonly review: components["schemas"]["ReviewText"];
        };
        readonly GivenReview: {
            /** Format: uuid */
            readonly reviewId: string;
        };
        readonly ReviewPage: {
            readonly items: readonly components["schemas"]["Review"][];
            readonly nextCursor: string | null;
            /** @description How many reviews match, on all pages. */
            readonly total: number;
            /** @description True if more match than were counted: total is then the highest number that is counted. */
            readonly isTotalCapped: boolean;
        };
        readonly HelpfulMark: {
            readonly isHelpful: boolean;
        };
        readonly HelpfulTally: {
            readonly isHelpful: boolean;
            readonly helpful: number;
        };
        readonly AspectFigure: {
            readonly aspect: components["schemas"]["ReviewAspect"];
            readonly rating: components["schemas"]["MeanRating"];
            readonly count: number;
            /** @description The median of the industry’s companies with at least five reviews; null below five companies, and for those of Other. */
            readonly industry: number | null;
        };
        readonly QuarterFigure: {
            readonly quarter: string;
            readonly rating: components["schemas"]["MeanRating"];
            readonly count: number;
            /** @description Reviews that came in a day with far more than usual, and that no rating counts yet; 0 for fewer than five. */
            readonly surgeCount: number;
        };
        readonly FacetCount: {
            /** @description The value as the filter takes it. */
            readonly value: string;
            /** @description Its name; absent where the client words it. */
            readonly name?: string;
            readonly count: number;
        };
        readonly TopicCount: {
            /** @description The topic as the filter takes it. */
            readonly value: string;
            /** @description Its name; absent where the client words it. */
            readonly name?: string;
            readonly count: number;
            /** @description A sentence on it of the newest review that shows and counts, cut between words; only of the five topics of each side that are listed. */
            readonly quote?: string;
        };
        readonly FacetCounts: readonly components["schemas"]["FacetCount"][];
        readonly ReviewFacets: {
            readonly department: components["schemas"]["FacetCounts"];
            readonly designation: components["schemas"]["FacetCounts"];
            readonly family: components["schemas"]["FacetCounts"];
            readonly location: components["schemas"]["FacetCounts"];
            readonly employment: components["schemas"]["FacetCounts"];
            readonly who: components["schemas"]["FacetCounts"];
            readonly rating: components["schemas"]["FacetCounts"];
            readonly months: components["schemas"]["FacetCounts"];
        };
        readonly ReviewFigures: {
            /** @description The reviews that the ratings count. */
            readonly count: number;
            /** @description Reviews that show and are not counted yet, in fives; null for one to four. Of new accounts without a checked address, of days with far more than usual, of equal texts. */
            readonly heldCount: number | null;
            /** @description True if some of them are held because far more came in a day than usual. */
            readonly isSurge: boolean;
            readonly rating: components["schemas"]["MeanRating"];
            /** @description Reviews with the ratings 1 to 5. */
            readonly distribution: readonly number[];
            readonly newest: components["schemas"]["ReviewMonth"] | null;
            readonly aspects: readonly components["schemas"]["AspectFigure"][];
            /** @description The industry and how many companies of it have at least five reviews; 0 for Other, which is none. */
            readonly industry: {
                readonly name: string;
                readonly companies: number;
            };
            /** @description The last quarters from the first review on, oldest first, without gaps; at most twelve. */
            readonly quarters: readonly components["schemas"]["QuarterFigure"][];
            readonly liked: readonly components["schemas"]["TopicCount"][];
            readonly disliked: readonly components["schemas"]["TopicCount"][];
            readonly facets: components["schemas"]["ReviewFacets"];
        };
        readonly ReviewedCompany: {
            readonly urlName: string;
            readonly name: string;
            readonly logo: string | null;
            readonly rating: components["schemas"]["MeanRating"];
            readonly count: number;
            readonly newest: components["schemas"]["ReviewMonth"] | null;
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description A company that an answer is about. What else the answer says of it stands beside. */
        readonly NamedCompany: {
            /** @description Its name in addresses. */
            readonly urlName: string;
            readonly name: string;
            readonly logo: string | null;
        };
        /** @description A month (2026-11), a quarter (2026-Q4) or a year (2026). */
        readonly Period: string;
        /**
         * @description The proof of the author’s career status: a code to an address of the company or college, or the job portal. An address that is not known to be theirs gives no mark.
         * @enum {string}
         */
        readonly Proof: "WORK_EMAIL" | "STUDENT_EMAIL" | "JOB_PORTAL";
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
        /** @description More of a company that is not in the catalogue. A moderator decides about it first; what comes with it waits, and counts from then on. */
        readonly NewCompany: {
            /** @description Of its main office. */
            readonly city: components["schemas"]["Name"];
            /** @description Null if its author knows none. */
            readonly website: string | null;
        };
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
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
        /** @description The review. */
        readonly ReviewId: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
        readonly Cursor: components["schemas"]["Line"];
        /** @description The maximum number of items. */
        readonly Limit: number;
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
        /** @description Given if the user opened the company’s invitation in this tab. It is counted for the company while a claim of it is in force, and stored with no contribution. */
        readonly CameBy: "invitation";
    };
}
export interface operations {
    readonly listReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company?: components["schemas"]["Line"];
                /** @description Departments by their names in addresses, with commas between them. */
                readonly department?: components["schemas"]["UrlNames"];
                /** @description Job profiles by their names in addresses, with commas between them. */
                readonly designation?: components["schemas"]["UrlNames"];
                /** @description Families of job profiles, with commas between them; finds those whose title shows, too. */
                readonly family?: components["schemas"]["UrlNames"];
                /** @description Cities by their names in addresses, with commas between them. */
                readonly location?: components["schemas"]["UrlNames"];
                /** @description Employment types, with commas between them. */
                readonly employment?: string;
                /** @description Two questions: those who work there or left (current, former), and those of whom something was checked, or their work address (checked, work-email); with commas between them. Values of one question are alternatives; both questions have to be met. */
                readonly who?: string;
                /** @description Overall ratings, with commas between them. */
                readonly rating?: string;
                /** @description Topics that the review likes, with commas between them. */
                readonly liked?: components["schemas"]["UrlNames"];
                /** @description Topics that the review dislikes, with commas between them. */
                readonly disliked?: components["schemas"]["UrlNames"];
                /** @description Only the last months, the current one included. */
                readonly months?: number;
                /** @description Words to find; quoted words must be adjacent, `-` leaves out, `or` separates alternatives. */
                readonly q?: components["schemas"]["Line"];
                /** @description The order. */
                readonly sort?: components["schemas"]["ReviewSort"];
                /** @description Where the page before ended, as its `nextCursor` said. Opaque; absent for the first page. */
                readonly cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description One page of reviews. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ReviewPage"];
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
    readonly giveReview: {
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
                readonly "application/json": components["schemas"]["ReviewContribution"];
            };
        };
        readonly responses: {
            /** @description It is stored; the same again for a repeated request. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["GivenReview"];
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
    readonly getReview: {
        readonly parameters: {
            readonly path: {
                /** @description The review. */
                readonly reviewId: components["parameters"]["ReviewId"];
            };
        };
        readonly responses: {
            /** @description The review. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Review"];
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
    readonly editReview: {
        readonly parameters: {
            readonly path: {
                /** @description The review. */
                readonly reviewId: components["parameters"]["ReviewId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewText"];
            };
        };
        readonly responses: {
            /** @description It is changed. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteReview: {
        readonly parameters: {
            readonly path: {
                /** @description The review. */
                readonly reviewId: components["parameters"]["ReviewId"];
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
    readonly markReviewHelpful: {
        readonly parameters: {
            readonly path: {
                /** @description The review. */
                readonly reviewId: components["parameters"]["ReviewId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpfulMark"];
            };
        };
        readonly responses: {
            /** @description The mark and the count after it. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["HelpfulTally"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly restoreReview: {
        readonly parameters: {
            readonly path: {
                /** @description The review. */
                readonly reviewId: components["parameters"]["ReviewId"];
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
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly countSimilarContributions: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AuthorFacts"];
            };
        };
        readonly responses: {
            /** @description The counts, rounded down. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["SimilarContributions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getOwnReview: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The review; null if the user has not reviewed the company. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OwnReview"] | null;
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getReviewFacets: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["schemas"]["Line"];
                /** @description Departments by their names in addresses, with commas between them. */
                readonly department?: components["schemas"]["UrlNames"];
                /** @description Job profiles by their names in addresses, with commas between them. */
                readonly designation?: components["schemas"]["UrlNames"];
                /** @description Families of job profiles, with commas between them; finds those whose title shows, too. */
                readonly family?: components["schemas"]["UrlNames"];
                /** @description Cities by their names in addresses, with commas between them. */
                readonly location?: components["schemas"]["UrlNames"];
                /** @description Employment types, with commas between them. */
                readonly employment?: string;
                /** @description Two questions: those who work there or left (current, former), and those of whom something was checked, or their work address (checked, work-email); with commas between them. Values of one question are alternatives; both questions have to be met. */
                readonly who?: string;
                /** @description Overall ratings, with commas between them. */
                readonly rating?: string;
                /** @description Topics that the review likes, with commas between them. */
                readonly liked?: components["schemas"]["UrlNames"];
                /** @description Topics that the review dislikes, with commas between them. */
                readonly disliked?: components["schemas"]["UrlNames"];
                /** @description Only the last months, the current one included. */
                readonly months?: number;
                /** @description Words to find; quoted words must be adjacent, `-` leaves out, `or` separates alternatives. */
                readonly q?: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ReviewFacets"];
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
    readonly getReviewFigures: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The figures. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ReviewFigures"];
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
    readonly listReviewedCompanies: {
        readonly parameters: {
            readonly query?: {
                /** @description The maximum number of items. */
                readonly limit?: components["parameters"]["Limit"];
            };
        };
        readonly responses: {
            /** @description The companies, those with the most reviews first. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["ReviewedCompany"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
}
