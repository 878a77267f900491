// Generated from openapi/company.yaml by `npm run generate`. Change that file, not this one.

export type AddedDomain = components['schemas']['AddedDomain'];
export type DomainsOfCompany = components['schemas']['DomainsOfCompany'];
export type ProvedDomains = components['schemas']['ProvedDomains'];
export type DomainAddition = components['schemas']['DomainAddition'];
export type CompanyUrlName = components['schemas']['CompanyUrlName'];
export type Month = components['schemas']['Month'];
export type Company = components['schemas']['Company'];
export type CompanyBadge = components['schemas']['CompanyBadge'];
export type OfficeRef = components['schemas']['OfficeRef'];
export type CompanyCounts = components['schemas']['CompanyCounts'];
export type CompanyCard = components['schemas']['CompanyCard'];
export type CompanyDetails = components['schemas']['CompanyDetails'];
export type RelatedCompany = components['schemas']['RelatedCompany'];
export type CompanyRelation = components['schemas']['CompanyRelation'];
export type Office = components['schemas']['Office'];
export type OfficePage = components['schemas']['OfficePage'];
export type CompanySectionName = components['schemas']['CompanySectionName'];
export type CompanySection = components['schemas']['CompanySection'];
export type SectionItem = components['schemas']['SectionItem'];
export type Collage = components['schemas']['Collage'];
export type CollageImage = components['schemas']['CollageImage'];
export type CompanySort = components['schemas']['CompanySort'];
export type CompanyPage = components['schemas']['CompanyPage'];
export type CompanyListName = components['schemas']['CompanyListName'];
export type IgnoredCompanyFilter = components['schemas']['IgnoredCompanyFilter'];
export type CompanyFilterKey = components['schemas']['CompanyFilterKey'];
export type CompanyFilter = components['schemas']['CompanyFilter'];
export type CompanyFilterOption = components['schemas']['CompanyFilterOption'];
export type CompanyDomains = components['schemas']['CompanyDomains'];
export type CompanyWithDomains = components['schemas']['CompanyWithDomains'];
export type ComparedCompany = components['schemas']['ComparedCompany'];
export type ComparedTopic = components['schemas']['ComparedTopic'];
export type ComparedPay = components['schemas']['ComparedPay'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];
export type InvitedShare = components['schemas']['InvitedShare'];

export interface components {
    schemas: {
        /** @description A domain that a moderator added. */
        readonly AddedDomain: {
            readonly domain: string;
            /** @description The month in which it was added. */
            readonly since: components["schemas"]["Month"];
        };
        readonly DomainsOfCompany: {
            /** @description The domains of its site, its career site and its mail. */
            readonly known: readonly string[];
            readonly added: readonly components["schemas"]["AddedDomain"][];
        };
        readonly ProvedDomains: {
            readonly domains: readonly {
                readonly domain: string;
                /** @description How many people proved an address there, in fives, rounded down. */
                readonly people: number;
            }[];
        };
        readonly DomainAddition: {
            /** @description True if other companies may have the domain too, as those of one group do. */
            readonly isShared: boolean;
        };
        readonly CompanyUrlName: string & components["schemas"]["Line"];
        /** @description A month, as 2026-11. */
        readonly Month: string;
        readonly Company: {
            readonly companyId: number;
            readonly urlName: components["schemas"]["CompanyUrlName"];
            readonly companyName: string;
            /** @description The primary industry. */
            readonly industry: string;
            /** @description One paragraph; null if nothing is known. */
            readonly about: string | null;
            readonly logo: string | null;
            readonly coverPhoto: string | null;
            /** @description Mean of the overall ratings, to one decimal; null below five reviews. */
            readonly rating: number | null;
            readonly reviewsCount: number;
            readonly newestReview: components["schemas"]["Month"] | null;
            /** @description In fives, counted once a day; 0 below five. */
            readonly followersCount: number;
            readonly photosCount: number;
            /** @description Subsidiaries, parents and associates. */
            readonly relationsCount: number;
            /** @description True if a claim by proof of the company’s domain is in force. */
            readonly isClaimed: boolean;
            /** @description The month of the first proof that is in force; null for an unclaimed company. */
            readonly claimedIn: components["schemas"]["Month"] | null;
            /** @description Null while it is not published. */
            readonly invited?: components["schemas"]["InvitedShare"] | null;
            readonly infoTags: readonly string[];
            readonly badges: readonly components["schemas"]["CompanyBadge"][];
            /** @description The city of the headquarters. */
            readonly hq: string;
            /** @description A label (10k-50k), shown as given. */
            readonly indianEmployeeCount: string | null;
            /** @description A label (1 Lakh+), shown as given. */
            readonly globalEmployeeCount: string | null;
            readonly socialLinks: readonly string[];
            readonly officeLocations: readonly components["schemas"]["OfficeRef"][];
            readonly foundedYear: number | null;
            readonly counts: components["schemas"]["CompanyCounts"];
            /** @description True if the viewer follows the company; false for guests. */
            readonly isFollowed: boolean;
        };
        /**
         * @description A badge that a company has in addition to that for followers, which clients derive from the count.
         * @enum {string}
         */
        readonly CompanyBadge: "most-followed";
        readonly OfficeRef: {
            readonly city: string;
            /** @description The office in addresses. */
            readonly locationUrl: string;
        };
        /** @description Counts under the seventeen names that clients know; several name one thing, and each may be absent. */
        readonly CompanyCounts: {
            readonly reviewCount?: number;
            readonly interviewCount?: number;
            readonly questionsCount?: number;
            readonly benefitsCount?: number;
            readonly interviewsCount?: number;
            readonly salariesCount?: number;
            readonly companyReviewsLive?: number;
            readonly companySalaries?: number;
            readonly companyJobs?: number;
            readonly interviewExperiencesLive?: number;
            readonly totalReviewsWithBenefits?: number;
            readonly photosCount?: number;
            readonly postsCount?: number;
            readonly jobsLive?: number;
            readonly totalReviews?: number;
            readonly totalInterviews?: number;
            readonly totalSalaries?: number;
        };
        /** @description A company in a list. Each figure has the facts that say how reliable it is. */
        readonly CompanyCard: {
            readonly companyId: number;
            readonly urlName: components["schemas"]["CompanyUrlName"];
            readonly companyName: string;
            readonly industry: string;
            readonly hq: string;
            readonly officesCount: number;
            /** @description How many work in India, as a label. */
            readonly employees: string | null;
            readonly logo: string | null;
            readonly rating: number | null;
            readonly reviewsCount: number;
            readonly newestReview: components["schemas"]["Month"] | null;
            /** @description The reports behind the median; 0 where there is none. */
            readonly salariesCount: number;
            /** @description Of all roles together, in rupees a year; null below five reports. */
            readonly medianPay: number | null;
            /** @description Of work-life balance: a mean to one decimal, rounded half up; null below five reviews. */
            readonly balanceRating: number | null;
            /** @description The reviews that rate it. */
            readonly balanceCount: number;
            readonly jobsCount: number;
        };
        readonly CompanyDetails: {
            readonly foundedYear: number | null;
            readonly indianEmployeeCount: string | null;
            readonly globalEmployeeCount: string | null;
            readonly headQuarter: string;
            /** @description Cities with an office, the headquarters first. */
            readonly locations: readonly string[];
            readonly website: string | null;
            readonly primaryIndustry: string;
            readonly secondaryIndustry: string | null;
            readonly careerSiteUrl: string | null;
            readonly naukriCompanyPageUrl: string | null;
            readonly contactNumber: string | null;
            readonly emailId: string | null;
            readonly socialMedia: readonly string[];
        };
        readonly RelatedCompany: {
            readonly kind: components["schemas"]["CompanyRelation"];
            readonly company: components["schemas"]["CompanyCard"];
        };
        /**
         * @description What the related company is to the company.
         * @enum {string}
         */
        readonly CompanyRelation: "parent" | "subsidiary" | "associate";
        readonly Office: {
            readonly locationUrl: components["schemas"]["CompanyUrlName"];
            readonly city: string;
            readonly state: string | null;
            readonly address: string | null;
            /** @description How many work there, as a label. */
            readonly employees: string | null;
            readonly isHeadquarters: boolean;
        };
        readonly OfficePage: {
            readonly office: components["schemas"]["Office"];
            /** @description Other companies in the city, most reviewed first, five at most. */
            readonly neighbours: readonly components["schemas"]["CompanyCard"][];
        };
        /** @enum {string} */
        readonly CompanySectionName: "overview" | "mission-vision" | "leadership-message" | "leadership" | "life-at-company" | "third-party-awards" | "updates" | "faq" | "custom-1" | "custom-2" | "custom-3" | "custom-4" | "custom-5" | "custom-6" | "custom-7";
        readonly CompanySection: {
            readonly section: components["schemas"]["CompanySectionName"];
            /** @description Null if the section has one of its own. */
            readonly title: string | null;
            readonly paragraphs: readonly string[];
            readonly items: readonly components["schemas"]["SectionItem"][];
            readonly collages: readonly components["schemas"]["Collage"][];
        };
        /** @description A question with its answer, a person with their post, an award with its giver, an update with its month. */
        readonly SectionItem: {
            readonly title: string;
            readonly text: string | null;
            readonly image: string | null;
            readonly url: string | null;
            readonly month: components["schemas"]["Month"] | null;
        };
        readonly Collage: {
            /**
             * @description Which of the three layouts, of 4, 4 and 6 images.
             * @enum {integer}
             */
            readonly template: 0 | 1 | 2;
            readonly images: readonly components["schemas"]["CollageImage"][];
        };
        readonly CollageImage: {
            /** @description An address, or `kolam:<seed>` for a drawn pattern. */
            readonly image: string;
            readonly alt: string;
        };
        /** @enum {string} */
        readonly CompanySort: "reviews" | "rating" | "name";
        readonly CompanyPage: {
            readonly items: readonly components["schemas"]["CompanyCard"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            /** @description Companies that match all filters except the rating, because they have none. */
            readonly unrated: number;
            readonly ignored: readonly components["schemas"]["IgnoredCompanyFilter"][];
            readonly named: components["schemas"]["CompanyListName"];
        };
        /** @description The one city and the one industry that the list is of; null for any, and for several. */
        readonly CompanyListName: {
            readonly city: string | null;
            readonly industry: string | null;
        };
        readonly IgnoredCompanyFilter: {
            readonly parameter: components["schemas"]["CompanyFilterKey"];
            readonly value: string;
        };
        /** @enum {string} */
        readonly CompanyFilterKey: "industry" | "city" | "size" | "rating" | "hiring";
        readonly CompanyFilter: {
            readonly key: components["schemas"]["CompanyFilterKey"];
            readonly options: readonly components["schemas"]["CompanyFilterOption"][];
        };
        readonly CompanyFilterOption: {
            readonly urlName: string;
            readonly name: string;
            readonly count: number;
        };
        readonly CompanyDomains: {
            readonly companies: readonly components["schemas"]["CompanyWithDomains"][];
        };
        readonly CompanyWithDomains: {
            readonly name: string;
            /** @description Registrable domains such as `acme.co.in`. */
            readonly domains: readonly string[];
        };
        readonly ComparedCompany: {
            readonly company: components["schemas"]["CompanyCard"];
            readonly interviewsCount: number;
            readonly benefitsCount: number;
            readonly photosCount: number;
            /** @description In fives, counted once a day; 0 below five. */
            readonly followersCount: number;
            readonly foundedYear: number | null;
            readonly globalEmployeeCount: string | null;
            readonly isClaimed: boolean;
            /** @description The topics that reviews rate, without those that nobody rated. */
            readonly topics: readonly components["schemas"]["ComparedTopic"][];
            readonly pay: components["schemas"]["ComparedPay"];
        };
        readonly ComparedTopic: {
            /** @enum {string} */
            readonly topic: "balance" | "pay" | "security" | "promotions" | "skills" | "culture" | "satisfaction";
            /** @description A mean to one decimal, rounded half up; null below five reviews. */
            readonly rating: number | null;
            readonly count: number;
        };
        readonly ComparedPay: {
            /** @description The name of the designation that was asked for; null if the salaries are of all together. */
            readonly designation: string | null;
            /** @description In rupees a year; null below five reports. */
            readonly median: number | null;
            /** @description By how much the median is uncertain up or down, in rupees a year; null below ten reports. */
            readonly margin: number | null;
            readonly count: number;
            /** @description The month of the newest report. */
            readonly newest: string | null;
        };
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
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
        /** @description The share of contributions that came by the company’s invitation, as the last weekly snapshot published it: from twenty people on, replaced after five more. */
        readonly InvitedShare: {
            /** @description The share in steps of ten per cent. */
            readonly tenths: number;
            /**
             * Format: date
             * @description The day of the snapshot.
             */
            readonly takenOn: string;
        };
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
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
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
        /** @description The call needs a session, and the request has none or an ended one. */
        readonly NotSignedIn: {
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
        /** @description The company's name in addresses. */
        readonly CompanyUrlName: components["schemas"]["CompanyUrlName"];
        /** @description Industries, by their names in addresses, separated by commas. */
        readonly CompanyIndustries: components["schemas"]["Line"];
        /** @description Cities with an office, by their names in addresses, separated by commas. */
        readonly CompanyCities: components["schemas"]["Line"];
        /** @description How many work in India: labels, separated by commas. */
        readonly CompanySizes: components["schemas"]["Line"];
        /** @description The minimum rating. Companies without a rating do not match. */
        readonly CompanyRating: number;
        /** @description Whether only companies with open jobs pass. */
        readonly CompanyHiring: boolean;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The program that asks. A guest's program that names itself a crawler or a script is refused (403 `crawler_not_allowed`); a user's is not. */
        readonly UserAgent: components["schemas"]["Line"];
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly listCompanies: {
        readonly parameters: {
            readonly query?: {
                /** @description Industries, by their names in addresses, separated by commas. */
                readonly industry?: components["parameters"]["CompanyIndustries"];
                /** @description Cities with an office, by their names in addresses, separated by commas. */
                readonly city?: components["parameters"]["CompanyCities"];
                /** @description How many work in India: labels, separated by commas. */
                readonly size?: components["parameters"]["CompanySizes"];
                /** @description The minimum rating. Companies without a rating do not match. */
                readonly rating?: components["parameters"]["CompanyRating"];
                /** @description Whether only companies with open jobs pass. */
                readonly hiring?: components["parameters"]["CompanyHiring"];
                /** @description By the number of reviews, by rating (few reviews are pulled toward the average), or by name. */
                readonly sort?: components["schemas"]["CompanySort"];
                /** @description Which page, from 1. */
                readonly page?: number;
                /** @description The maximum number of items. */
                readonly limit?: number;
            };
        };
        readonly responses: {
            /** @description The page; empty past the last one. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyPage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCompanyFilters: {
        readonly parameters: {
            readonly query?: {
                /** @description Industries, by their names in addresses, separated by commas. */
                readonly industry?: components["parameters"]["CompanyIndustries"];
                /** @description Cities with an office, by their names in addresses, separated by commas. */
                readonly city?: components["parameters"]["CompanyCities"];
                /** @description How many work in India: labels, separated by commas. */
                readonly size?: components["parameters"]["CompanySizes"];
                /** @description The minimum rating. Companies without a rating do not match. */
                readonly rating?: components["parameters"]["CompanyRating"];
                /** @description Whether only companies with open jobs pass. */
                readonly hiring?: components["parameters"]["CompanyHiring"];
            };
        };
        readonly responses: {
            /** @description The filters. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanyFilter"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly compareCompanies: {
        readonly parameters: {
            readonly query: {
                /** @description Names of the companies in addresses, separated by commas. */
                readonly companies: components["schemas"]["Line"];
                /** @description The designation whose salaries are compared, by its name in addresses. Of an unknown one, and without one, salaries are of all designations together. */
                readonly designation?: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The companies. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["ComparedCompany"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listNearCompanies: {
        readonly parameters: {
            readonly query: {
                /** @description The name, as an address or a person has it. */
                readonly name: components["schemas"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description At most five companies, the nearest first. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanyCard"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCompanyDomains: {
        readonly parameters: {};
        readonly responses: {
            /** @description The companies by name. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyDomains"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getCompany: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The company. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Company"];
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
    readonly getCompanyDetails: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The facts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyDetails"];
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
    readonly getCompanyCounts: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The counts. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CompanyCounts"];
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
    readonly getOrganisation: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The companies; empty where none is known. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["RelatedCompany"][];
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
    readonly listOffices: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The offices; empty where none is known. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Office"][];
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
    readonly getOffice: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
                /** @description The office in addresses. */
                readonly locationUrl: components["schemas"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The office. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OfficePage"];
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
    readonly getDomainsOfCompany: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The domains, each list in alphabetical order; empty for none. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["DomainsOfCompany"];
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
    readonly listProvedDomains: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The domains in alphabetical order; empty for none. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ProvedDomains"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addCompanyDomain: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
                /** @description The registrable domain, in any case, also with letters beyond ASCII. */
                readonly domain: components["schemas"]["Line"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DomainAddition"];
            };
        };
        readonly responses: {
            /** @description The company has it. */
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
    readonly removeCompanyDomain: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
                /** @description The registrable domain, in any case, also with letters beyond ASCII. */
                readonly domain: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description No moderator has added it. */
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
    readonly listCompanySections: {
        readonly parameters: {
            readonly path: {
                /** @description The company's name in addresses. */
                readonly urlName: components["parameters"]["CompanyUrlName"];
            };
        };
        readonly responses: {
            /** @description The sections, in the order in which a page shows them. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CompanySection"][];
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
