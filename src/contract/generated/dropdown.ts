// Generated from openapi/dropdown.yaml by `npm run generate`. Change that file, not this one.

export type DropdownList = components['schemas']['DropdownList'];
export type DropdownItem = components['schemas']['DropdownItem'];
export type GroupedList = components['schemas']['GroupedList'];
export type CatalogGroup = components['schemas']['CatalogGroup'];
export type DropdownSuggestion = components['schemas']['DropdownSuggestion'];
export type CollegeKind = components['schemas']['CollegeKind'];
export type CollegeOwnership = components['schemas']['CollegeOwnership'];
export type CollegeCard = components['schemas']['CollegeCard'];
export type NearCollege = components['schemas']['NearCollege'];
export type CollegeFilterKey = components['schemas']['CollegeFilterKey'];
export type CollegePage = components['schemas']['CollegePage'];
export type CollegeFilter = components['schemas']['CollegeFilter'];
export type College = components['schemas']['College'];
export type CollegeSurroundings = components['schemas']['CollegeSurroundings'];
export type Problem = components['schemas']['Problem'];
export type Name = components['schemas']['Name'];
export type Line = components['schemas']['Line'];

export interface components {
    schemas: {
        /** @enum {string} */
        readonly DropdownList: "department" | "industry" | "company" | "jobProfile" | "location" | "college" | "course" | "specialization";
        readonly DropdownItem: {
            readonly id: number;
            readonly name: string;
        };
        /** @enum {string} */
        readonly GroupedList: "departments" | "industries" | "topics";
        readonly CatalogGroup: {
            /** @description The heading. */
            readonly name: string;
            readonly items: readonly components["schemas"]["DropdownItem"][];
        };
        readonly DropdownSuggestion: {
            readonly id: number | null;
            readonly name: string;
            /** @description The name differs from the text in a letter or two; ask whether it is meant. */
            readonly isNear: boolean;
            /** @description Distinguishes items with the same name: the state of a city, the city of a company or college. */
            readonly detail: string | null;
        };
        /**
         * @description What the name says.
         * @enum {string}
         */
        readonly CollegeKind: "university" | "polytechnic" | "institute" | "college" | "school" | "other";
        /**
         * @description Null if it is not known.
         * @enum {string|null}
         */
        readonly CollegeOwnership: "government" | "aided" | "private" | null;
        readonly CollegeCard: {
            readonly urlName: string;
            readonly name: string;
            readonly city: string | null;
            readonly state: string | null;
            readonly kind: components["schemas"]["CollegeKind"];
            readonly ownership: components["schemas"]["CollegeOwnership"];
            /** @description The name of its logo, which is at /alpha/colleges/photos/logos/{logo}.jpg; null for none. */
            readonly logo: string | null;
            /** @description Companies with an office in its city. */
            readonly nearbyCompanies: number;
        };
        readonly NearCollege: {
            readonly urlName: string;
            readonly name: string;
            readonly city: string | null;
        };
        /** @enum {string} */
        readonly CollegeFilterKey: "state" | "kind" | "ownership";
        readonly CollegePage: {
            readonly items: readonly components["schemas"]["CollegeCard"][];
            readonly page: number;
            readonly limit: number;
            readonly total: number;
            readonly ignored: readonly {
                readonly parameter: components["schemas"]["CollegeFilterKey"];
                readonly value: string;
            }[];
            readonly near: readonly components["schemas"]["NearCollege"][];
        };
        readonly CollegeFilter: {
            readonly key: components["schemas"]["CollegeFilterKey"];
            readonly options: readonly {
                readonly urlName: string;
                readonly name: string;
                readonly count: number;
            }[];
        };
        readonly College: {
            readonly urlName: string;
            readonly name: string;
            readonly city: string | null;
            readonly state: string | null;
            readonly kind: components["schemas"]["CollegeKind"];
            readonly ownership: components["schemas"]["CollegeOwnership"];
            /** @description The name of its logo, which is at /alpha/colleges/photos/logos/{logo}.jpg; null for none. */
            readonly logo: string | null;
            readonly otherNames: readonly string[];
            /** @description The domain of its site and mail. */
            readonly domain: string | null;
            /** @description The employers of its city; null if the catalogue does not have the city. */
            readonly around: components["schemas"]["CollegeSurroundings"] | null;
        };
        readonly CollegeSurroundings: {
            /** @description The city in addresses. */
            readonly cityUrl: string;
            /** @description Companies with an office or their headquarters there. */
            readonly companies: number;
            /** @description Openings there. */
            readonly jobs: number;
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
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
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
    };
    parameters: {
        /** @description The beginning of a name, of another name, or of a later word in a name. */
        readonly CollegeName: components["schemas"]["Line"];
        /** @description States by their names in addresses, with commas. */
        readonly CollegeStates: components["schemas"]["Line"];
        /** @description Kinds, with commas. */
        readonly CollegeKinds: components["schemas"]["Line"];
        /** @description Who runs it, with commas. */
        readonly CollegeOwnerships: components["schemas"]["Line"];
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The program that asks. A guest's program that names itself a crawler or a script is refused (403 `crawler_not_allowed`); a user's is not. */
        readonly UserAgent: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly listDepartments: {
        readonly parameters: {};
        readonly responses: {
            /** @description The departments. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["DropdownItem"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listIndustries: {
        readonly parameters: {};
        readonly responses: {
            /** @description The industries. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["DropdownItem"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCatalogGroups: {
        readonly parameters: {
            readonly path: {
                /** @description Which list. */
                readonly list: components["schemas"]["GroupedList"];
            };
        };
        readonly responses: {
            /** @description The groups, none of them empty. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CatalogGroup"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly suggestItems: {
        readonly parameters: {
            readonly query: {
                /** @description The typed text. */
                readonly q: components["schemas"]["Name"];
                /** @description Whether plain names are wanted. */
                readonly asText?: boolean;
                /** @description The maximum number of items. */
                readonly limit?: number;
            };
            readonly path: {
                /** @description Which list. */
                readonly list: components["schemas"]["DropdownList"];
            };
        };
        readonly responses: {
            /** @description The suggestions, best first; empty where nothing matches. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["DropdownSuggestion"][];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listColleges: {
        readonly parameters: {
            readonly query?: {
                /** @description The beginning of a name, of another name, or of a later word in a name. */
                readonly q?: components["parameters"]["CollegeName"];
                /** @description States by their names in addresses, with commas. */
                readonly state?: components["parameters"]["CollegeStates"];
                /** @description Kinds, with commas. */
                readonly kind?: components["parameters"]["CollegeKinds"];
                /** @description Who runs it, with commas. */
                readonly ownership?: components["parameters"]["CollegeOwnerships"];
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
                    readonly "application/json": components["schemas"]["CollegePage"];
                };
            };
            readonly 304: components["responses"]["NotModified"];
            readonly 400: components["responses"]["BadRequest"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listCollegeFilters: {
        readonly parameters: {
            readonly query?: {
                /** @description The beginning of a name, of another name, or of a later word in a name. */
                readonly q?: components["parameters"]["CollegeName"];
                /** @description States by their names in addresses, with commas. */
                readonly state?: components["parameters"]["CollegeStates"];
                /** @description Kinds, with commas. */
                readonly kind?: components["parameters"]["CollegeKinds"];
                /** @description Who runs it, with commas. */
                readonly ownership?: components["parameters"]["CollegeOwnerships"];
            };
        };
        readonly responses: {
            /** @description The filters. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["CollegeFilter"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getCollege: {
        readonly parameters: {
            readonly path: {
                /** @description The college in addresses. */
                readonly urlName: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The college. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["College"];
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
