// Generated from openapi/user.yaml by `npm run generate`. Change that file, not this one.

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
export type PlainLine = components['schemas']['PlainLine'];
export type BasicDetails = components['schemas']['BasicDetails'];
export type BasicDetailsChange = components['schemas']['BasicDetailsChange'];
export type ProfilePhoto = components['schemas']['ProfilePhoto'];
export type MonthOfYear = components['schemas']['MonthOfYear'];
export type Degree = components['schemas']['Degree'];
export type CourseMode = components['schemas']['CourseMode'];
export type WorkExperienceEntry = components['schemas']['WorkExperienceEntry'];
export type WorkExperience = components['schemas']['WorkExperience'];
export type EducationEntry = components['schemas']['EducationEntry'];
export type Education = components['schemas']['Education'];
export type PortalAccount = components['schemas']['PortalAccount'];
export type PortalConsent = components['schemas']['PortalConsent'];
export type PortalLink = components['schemas']['PortalLink'];
export type PortalLinked = components['schemas']['PortalLinked'];
export type AnonymousProfile = components['schemas']['AnonymousProfile'];
export type AnonymousProfileChoice = components['schemas']['AnonymousProfileChoice'];
export type UsernameVerdict = components['schemas']['UsernameVerdict'];
export type SuggestedAvatar = components['schemas']['SuggestedAvatar'];
export type PseudoProfile = components['schemas']['PseudoProfile'];
export type PseudoProfiles = components['schemas']['PseudoProfiles'];
export type PseudoProfileChoice = components['schemas']['PseudoProfileChoice'];
export type PopupQuestion = components['schemas']['PopupQuestion'];
export type PopupAnswer = components['schemas']['PopupAnswer'];
export type ReaderStep = components['schemas']['ReaderStep'];
export type Roles = components['schemas']['Roles'];
export type VerificationCodeRequest = components['schemas']['VerificationCodeRequest'];
export type VerificationCodeSent = components['schemas']['VerificationCodeSent'];
export type VerificationCodeProof = components['schemas']['VerificationCodeProof'];
export type Verification = components['schemas']['Verification'];
export type Preferences = components['schemas']['Preferences'];
export type MessagePreferences = components['schemas']['MessagePreferences'];
export type MessagePreferencesChange = components['schemas']['MessagePreferencesChange'];
export type HighlightsRhythm = components['schemas']['HighlightsRhythm'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionChange = components['schemas']['SubscriptionChange'];
export type AnswersRhythm = components['schemas']['AnswersRhythm'];
export type UnsubscribeKey = components['schemas']['UnsubscribeKey'];
export type MailList = components['schemas']['MailList'];
export type Unsubscribed = components['schemas']['Unsubscribed'];
export type FeedbackTouchpoint = components['schemas']['FeedbackTouchpoint'];
export type FeedbackRating = components['schemas']['FeedbackRating'];
export type FeedbackComment = components['schemas']['FeedbackComment'];
export type FeedbackGiven = components['schemas']['FeedbackGiven'];
export type Feedback = components['schemas']['Feedback'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type MergePreview = components['schemas']['MergePreview'];
export type MergedKind = components['schemas']['MergedKind'];
export type AccountMerge = components['schemas']['AccountMerge'];
export type DataExport = components['schemas']['DataExport'];
export type DataExports = components['schemas']['DataExports'];
export type Rewards = components['schemas']['Rewards'];
export type OwnContributions = components['schemas']['OwnContributions'];
export type OwnContribution = components['schemas']['OwnContribution'];
export type OwnPay = components['schemas']['OwnPay'];
export type WaitingCard = components['schemas']['WaitingCard'];
export type Problem = components['schemas']['Problem'];
export type Line = components['schemas']['Line'];
export type HexColor = components['schemas']['HexColor'];
export type ProfileTag = components['schemas']['ProfileTag'];
export type ProfileType = components['schemas']['ProfileType'];
export type Proof = components['schemas']['Proof'];
export type Name = components['schemas']['Name'];
export type WorkEmail = components['schemas']['WorkEmail'];
export type Timestamp = components['schemas']['Timestamp'];
export type Text = components['schemas']['Text'];
export type ContributionReason = components['schemas']['ContributionReason'];

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
            /** @description The photo, which only its person sees; else as fullAvatarUrl. */
            readonly avatarUrl: string;
            /** @description A hex colour, empty until chosen. */
            readonly avatarBgColor: string;
            /** @description The picture that others see, empty until chosen. */
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
        readonly CareerText: string & components["schemas"]["Name"];
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
            /** @description Null if the course is not in the list. */
            readonly courseId: number | null;
            readonly courseName: components["schemas"]["CareerText"];
            /** @description Null if the specialization is not in the list. */
            readonly specializationId: number | null;
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
        readonly PlainLine: string & components["schemas"]["Name"];
        readonly BasicDetails: {
            readonly name: string;
            readonly email: string | null;
            /** @description Empty for none. */
            readonly profileBio: string;
            readonly photoUrl: string | null;
        };
        readonly BasicDetailsChange: {
            readonly name?: components["schemas"]["PlainLine"];
            readonly profileBio?: components["schemas"]["Line"];
        };
        readonly ProfilePhoto: {
            readonly photoUrl: string;
        };
        readonly MonthOfYear: string;
        /** @enum {string} */
        readonly Degree: "Doctorate/PHD" | "Masters/Post graduation" | "Graduation/Diploma";
        /** @enum {string} */
        readonly CourseMode: "fulltime" | "parttime" | "correspondence";
        readonly WorkExperienceEntry: {
            readonly companyName: components["schemas"]["PlainLine"];
            readonly jobProfile: components["schemas"]["PlainLine"];
            readonly location: components["schemas"]["PlainLine"] | null;
            readonly startedOn: components["schemas"]["MonthOfYear"];
            /** @description Null for the current position. */
            readonly endedOn: components["schemas"]["MonthOfYear"] | null;
        };
        readonly WorkExperience: {
            /** Format: uuid */
            readonly id: string;
            readonly companyName: string;
            readonly jobProfile: string;
            readonly location: string | null;
            readonly startedOn: components["schemas"]["MonthOfYear"];
            readonly endedOn: components["schemas"]["MonthOfYear"] | null;
            /** @description The name of the company’s logo. */
            readonly logo: string | null;
        };
        readonly EducationEntry: {
            readonly degree: components["schemas"]["Degree"];
            readonly courseName: components["schemas"]["PlainLine"];
            readonly specialization: components["schemas"]["PlainLine"] | null;
            readonly collegeName: components["schemas"]["PlainLine"];
            readonly courseMode: components["schemas"]["CourseMode"];
            readonly startYear: number;
            /** @description Null for studies that go on. */
            readonly endYear: number | null;
        };
        readonly Education: {
            /** Format: uuid */
            readonly id: string;
            readonly degree: components["schemas"]["Degree"];
            readonly courseName: string;
            readonly specialization: string | null;
            readonly collegeName: string;
            readonly courseMode: components["schemas"]["CourseMode"];
            readonly startYear: number;
            readonly endYear: number | null;
            /** @description The name of the college’s logo. */
            readonly logo: string | null;
        };
        readonly PortalAccount: {
            readonly userNaukriAccountExist: boolean;
            readonly firstName: string;
            readonly lastName: string;
            readonly email: string;
            /** @description An address; empty for none. */
            readonly naukriImage: string;
        };
        readonly PortalConsent: {
            readonly consent: boolean;
        };
        readonly PortalLink: {
            readonly token?: string;
            /** @constant */
            readonly tokenType?: "one_tap";
        };
        readonly PortalLinked: {
            readonly message: string;
            readonly showPopup: boolean;
            readonly important: boolean;
        };
        readonly AnonymousProfile: {
            readonly userName: string;
            readonly avatarUri: string;
            readonly avatarColor: string;
            readonly fullAvatarUrl: string;
        };
        readonly AnonymousProfileChoice: {
            readonly userName: components["schemas"]["Line"];
            /** @description One of suggestAvatars. The key is random and says nothing of a name. */
            readonly avatarUri: string;
            readonly avatarColor: components["schemas"]["HexColor"];
            /**
             * @description True if a new pseudonym keeps the picture, the line about oneself and the job title, by which others can connect it with the old one.
             * @default false
             */
            readonly keepsLook?: boolean;
            /**
             * @description True if the user was asked and wants a pseudonym that contains part of their own name.
             * @default false
             */
            readonly usesOwnName?: boolean;
        };
        readonly UsernameVerdict: {
            readonly valid: boolean;
            /** @description What to change; of a valid name the question to ask before it is saved with `usesOwnName`, empty for none. */
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
                /** @description What checked the career status, as others see it next to the name; null if none. */
                readonly proof: components["schemas"]["Proof"] | null;
            };
        };
        readonly PseudoProfiles: {
            readonly profileTag: components["schemas"]["ProfileTag"];
            readonly profilesAvailable: readonly components["schemas"]["PseudoProfile"][];
            readonly selectedProfileType: components["schemas"]["ProfileType"];
        };
        readonly PseudoProfileChoice: {
            readonly selectedProfileType: components["schemas"]["ProfileType"];
        };
        readonly PopupQuestion: {
            /** @enum {string} */
            readonly popupType: "allow_notifications";
            /** @enum {string} */
            readonly deviceType: "app_ios" | "app_android";
        };
        readonly PopupAnswer: {
            readonly showPopup: boolean;
            readonly popupCount: number;
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
        readonly Preferences: {
            /** @description True if the designation is shown next to the pseudonym. */
            readonly showDesignation: boolean;
        };
        readonly MessagePreferences: {
            /** @description Votes on the user’s posts. */
            readonly votes: boolean;
            /** @description Votes on the user’s comments. */
            readonly commentVotes: boolean;
            /** @description Comments on the user’s posts. */
            readonly comments: boolean;
            /** @description Replies to the user’s comments. */
            readonly replies: boolean;
            /** @description Posts and comments that name the user’s pseudonym. */
            readonly mentions: boolean;
            /** @description The ends of polls that one started or voted in. */
            readonly polls: boolean;
            /** @description Requests for a conversation, the answers to the user’s own, and toasts of new messages. */
            readonly talks: boolean;
            readonly highlights: components["schemas"]["HighlightsRhythm"];
            /** @description Requests for the user’s answer to a post. */
            readonly requests: boolean;
        };
        readonly MessagePreferencesChange: {
            readonly votes?: boolean;
            readonly commentVotes?: boolean;
            readonly comments?: boolean;
            readonly replies?: boolean;
            readonly mentions?: boolean;
            readonly polls?: boolean;
            readonly talks?: boolean;
            readonly highlights?: components["schemas"]["HighlightsRhythm"];
            readonly requests?: boolean;
        };
        /**
         * @description How often the inbox lists the best posts of communities that the user follows.
         * @enum {string}
         */
        readonly HighlightsRhythm: "off" | "daily" | "weekly";
        readonly Subscription: {
            /** @description The weekly mail with the posts of the communities that the user follows. */
            readonly digest: boolean;
            readonly answers: components["schemas"]["AnswersRhythm"];
        };
        readonly SubscriptionChange: {
            readonly digest?: boolean;
            readonly answers?: components["schemas"]["AnswersRhythm"];
        };
        /**
         * @description How soon comments, replies, mentions and requests that the user has not seen here are mailed: never, once a day, or within minutes. The mail says how many there are, and neither of whom nor on which post.
         * @enum {string}
         */
        readonly AnswersRhythm: "off" | "daily" | "atOnce";
        readonly UnsubscribeKey: {
            /** @description The parameter k of the link in the mail. */
            readonly k: string;
        };
        /**
         * @description The weekly digest, all job alerts, or the mails about answers.
         * @enum {string}
         */
        readonly MailList: "digest" | "jobAlerts" | "answers";
        readonly Unsubscribed: {
            readonly subscription: components["schemas"]["MailList"];
        };
        /** @enum {string} */
        readonly FeedbackTouchpoint: "help" | "export" | "rewards";
        /** @description 1 is poor, 5 is very good. */
        readonly FeedbackRating: number;
        readonly FeedbackComment: string & components["schemas"]["Text"];
        readonly FeedbackGiven: {
            readonly touchpoint: components["schemas"]["FeedbackTouchpoint"];
            readonly rating: components["schemas"]["FeedbackRating"];
            readonly comment: components["schemas"]["FeedbackComment"];
        };
        readonly Feedback: {
            readonly touchpoint: components["schemas"]["FeedbackTouchpoint"];
            /** @description Null until given. */
            readonly rating: number | null;
            /** @description Empty until given. */
            readonly comment: string;
        };
        readonly AccountDeletion: {
            /** @description The pseudonym, as a proof that this is meant; `delete` where none was chosen. */
            readonly confirmation: components["schemas"]["Line"];
            /**
             * @description Whether what others see is erased, or stays without any tie to its author.
             * @enum {string}
             */
            readonly contributions: "erase" | "unlink";
        };
        readonly MergePreview: {
            /** @description The pseudonym of this account; empty if none was chosen. */
            readonly userName: string;
            /** @description That of the other one. */
            readonly otherUserName: string;
            /** @description Kinds of which the other account has something. */
            readonly items: readonly components["schemas"]["MergedKind"][];
        };
        readonly MergedKind: {
            /** @enum {string} */
            readonly kind: "logins" | "posts" | "comments" | "reviews" | "salaries" | "interviews" | "benefits" | "photos" | "tenures" | "answers" | "votes" | "picks" | "helpful" | "bookmarks" | "communities" | "conversations" | "offers" | "alerts" | "applications" | "points" | "hidden" | "requests" | "reports";
            /** @description How many move to this account. */
            readonly moves: number;
            /** @description How many end, since this account has the same already. */
            readonly ends: number;
        };
        readonly AccountMerge: {
            /** @description True if posts and comments of the other pseudonym now appear under this one, so that anyone can tell that both are of one author. */
            readonly joinsNames: boolean;
        };
        readonly DataExport: {
            /** Format: uuid */
            readonly exportId: string;
            /**
             * @description A ready export can be downloaded once, at `/download/export/{exportId}`, by its user, and is then deleted.
             * @enum {string}
             */
            readonly state: "making" | "ready" | "failed";
            /** @description Percent. */
            readonly progress: number;
            /** Format: date */
            readonly createdOn: string;
            /**
             * Format: date
             * @description The first day on which it no longer exists.
             */
            readonly expiresOn: string;
        };
        readonly DataExports: {
            readonly items: readonly components["schemas"]["DataExport"][];
        };
        readonly Rewards: {
            /** @description All points together. */
            readonly points: number;
            readonly earned: readonly {
                /** @enum {string} */
                readonly kind: "post" | "answer" | "review" | "salary" | "interview" | "benefit" | "photo" | "tenure";
                readonly contributions: number;
                readonly points: number;
            }[];
        };
        readonly OwnContributions: {
            readonly items: readonly components["schemas"]["OwnContribution"][];
            readonly total: number;
        };
        readonly OwnContribution: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description A company is one that its author has added; contributions about it wait with it.
             * @enum {string}
             */
            readonly kind: "review" | "salary" | "interview" | "benefits" | "photo" | "tenure" | "company";
            /**
             * @description PENDING waits for a moderator; REJECTED was taken off by one.
             * @enum {string}
             */
            readonly status: "PENDING" | "LIVE" | "REJECTED";
            readonly companyName: string;
            /** @description Of its pages' addresses; empty for a company that has none yet. */
            readonly companyUrlName: string;
            /** @description The job title or the caption; null for none. */
            readonly about: string | null;
            /** @description The reported pay; null for other kinds. */
            readonly pay: components["schemas"]["OwnPay"] | null;
            readonly month: string;
            /** @description Whether figures count it: COUNTED, LATER (from the day `countsFrom` on), or INSTEAD, as something else counts in its place. Null for a kind that no figure is made of, and for one that is not live. */
            readonly counting: ("COUNTED" | "LATER" | "INSTEAD") | null;
            /**
             * Format: date
             * @description The day from which figures count it at the earliest; null unless it is LATER. That of pay is the day of a snapshot.
             */
            readonly countsFrom: string | null;
            /**
             * Format: date-time
             * @description The whole hour from which others see it, or the change of a review that they see already; null once they do, for what is not live, and for pay, of which others see figures alone.
             */
            readonly showsAt: string | null;
            /** @description Why it is not live; empty for a live one. */
            readonly reasons: readonly components["schemas"]["ContributionReason"][];
        };
        /** @description Rupees a year; the joining bonus is paid once. */
        readonly OwnPay: {
            readonly fixed: number;
            readonly variable: number;
            readonly stock: number;
            readonly joiningBonus: number;
            /** @description Of experience. */
            readonly years: number | null;
            readonly city: string | null;
        };
        readonly WaitingCard: {
            /** Format: uuid */
            readonly id: string;
            /** @enum {string} */
            readonly kind: "interview" | "benefits" | "photo";
            /** @description The job title or the caption; null for none. */
            readonly about: string | null;
            readonly month: string;
            /** @description What its author wrote; null if none. */
            readonly text: string | null;
            /**
             * Format: date-time
             * @description The whole hour from which others see it.
             */
            readonly showsAt: string;
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
        /** @description One line of text without control characters; a tab counts as a space. Use it with the field’s own lengths. */
        readonly Line: string;
        /** @description An avatar's background, one of the six tiles of the design (--tile-a to --tile-f), as its light value. */
        readonly HexColor: string;
        /** @description Another value for each user, and after each change of how others see the user. It says nothing else. */
        readonly ProfileTag: string;
        /**
         * @description The profile under which the user appears.
         * @enum {string}
         */
        readonly ProfileType: "ANONYMOUS" | "DESIGNATION";
        /**
         * @description The proof of the author’s career status: a code to an address of the company or college, or the job portal. An address that is not known to be theirs gives no mark.
         * @enum {string}
         */
        readonly Proof: "WORK_EMAIL" | "STUDENT_EMAIL" | "JOB_PORTAL";
        /** @description One line with something in it that is seen. */
        readonly Name: string;
        /** Format: email */
        readonly WorkEmail: string;
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description Text of several lines, never markup. */
        readonly Text: string;
        /** @description A rule that a contribution breaks. */
        readonly ContributionReason: {
            /** @description The title of the rule. */
            readonly rule: string;
            readonly wording: string;
            /** @description The words meant, as they are in the text. */
            readonly words: readonly string[];
        };
    };
    responses: {
        /** @description The request is not as the contract says; `fields` holds one sentence per wrong field. */
        readonly BadRequest: {
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
        /** @description There is no such thing. */
        readonly NotFound: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another service, which this one needed, did not answer. */
        readonly NotAnswered: {
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        readonly WithdrawnKind: "salary" | "interview" | "benefits" | "tenure" | "company";
        readonly ContributionId: string;
        /** @description All three versions are alike; the first two are kept for older clients. */
        readonly Version: "v1" | "v2" | "v3";
        readonly ExperienceId: string;
        /** @description Which application asks. 931 for company, review, salary, benefits, interviews and jobs, 999 for every other service. */
        readonly AppId: "931" | "999";
        /** @description Which client system asks. */
        readonly SystemId: "AB_WEB" | "AB_MSITE" | "AB_IOS" | "AB_ANDROID" | "pwa" | "desktop";
        /** @description The origin of the page that writes, as browsers send it by themselves: that of the service. Any other is refused (403 `origin_not_allowed`), and so is a write without one. */
        readonly Origin: string;
        /** @description Names the user that the page showed: the value of the cookie UAC_I, which comes with the session. Where the session is another user’s, nothing is done (409 `profile_changed`). It has no example, since each session has its own. */
        readonly ShownUser: components["schemas"]["Line"];
    };
}
export interface operations {
    readonly getProfile: {
        readonly parameters: {};
        readonly responses: {
            /** @description The profile. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Profile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getAnonymousProfile: {
        readonly parameters: {};
        readonly responses: {
            /** @description The anonymous profile. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AnonymousProfile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveAnonymousProfile: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AnonymousProfileChoice"];
            };
        };
        readonly responses: {
            /** @description The anonymous profile as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["AnonymousProfile"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly validateUsername: {
        readonly parameters: {
            readonly query: {
                /** @description The name. */
                readonly q: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The verdict; the message says what to change. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["UsernameVerdict"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly suggestAvatars: {
        readonly parameters: {};
        readonly responses: {
            /** @description A dozen avatars. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["SuggestedAvatar"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly suggestUsernames: {
        readonly parameters: {};
        readonly responses: {
            /** @description Five free names. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly string[];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listPseudoProfiles: {
        readonly parameters: {};
        readonly responses: {
            /** @description The profiles and the chosen one. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PseudoProfiles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly selectPseudoProfile: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PseudoProfileChoice"];
            };
        };
        readonly responses: {
            /** @description The choice. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PseudoProfileChoice"];
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
    readonly getBasicDetails: {
        readonly parameters: {};
        readonly responses: {
            /** @description The details; name, address and photo are shown to nobody else. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BasicDetails"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveBasicDetails: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BasicDetailsChange"];
            };
        };
        readonly responses: {
            /** @description The details as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["BasicDetails"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly uploadProfilePhoto: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": string;
            };
        };
        readonly responses: {
            /** @description Where the photo is, for the session’s own browser only. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["ProfilePhoto"];
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
    readonly deleteProfilePhoto: {
        readonly parameters: {};
        readonly responses: {
            /** @description It is gone. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listWorkExperiences: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
            };
        };
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["WorkExperience"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addWorkExperience: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkExperienceEntry"];
            };
        };
        readonly responses: {
            /** @description The entry. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["WorkExperience"];
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
    readonly changeWorkExperience: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
                readonly experienceId: components["parameters"]["ExperienceId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkExperienceEntry"];
            };
        };
        readonly responses: {
            /** @description The entry as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["WorkExperience"];
                };
            };
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
    readonly deleteWorkExperience: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
                readonly experienceId: components["parameters"]["ExperienceId"];
            };
        };
        readonly responses: {
            /** @description It is gone. */
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
    readonly listEducations: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
            };
        };
        readonly responses: {
            /** @description All of them. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["Education"][];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly addEducation: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EducationEntry"];
            };
        };
        readonly responses: {
            /** @description The entry. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["Education"];
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
    readonly changeEducation: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
                readonly experienceId: components["parameters"]["ExperienceId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EducationEntry"];
            };
        };
        readonly responses: {
            /** @description The entry as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Education"];
                };
            };
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
    readonly deleteEducation: {
        readonly parameters: {
            readonly path: {
                /** @description All three versions are alike; the first two are kept for older clients. */
                readonly version: components["parameters"]["Version"];
                readonly experienceId: components["parameters"]["ExperienceId"];
            };
        };
        readonly responses: {
            /** @description It is gone. */
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
    readonly getPortalAccount: {
        readonly parameters: {};
        readonly responses: {
            /** @description The account as its holder sees it. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PortalAccount"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly savePortalConsent: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PortalConsent"];
            };
        };
        readonly responses: {
            /** @description The consent as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PortalConsent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly linkPortalAccount: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PortalLink"];
            };
        };
        readonly responses: {
            /** @description The account is linked. showPopup says that it names a job, which forms can take over. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PortalLinked"];
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
            readonly 502: components["responses"]["NotAnswered"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly completeReaderStep: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReaderStep"];
            };
        };
        readonly responses: {
            /** @description The roles as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Roles"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly createCareerStatus: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CareerStatusChoice"];
            };
        };
        readonly responses: {
            /** @description The career status. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["CareerStatusCreated"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
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
        };
        readonly responses: {
            /** @description The suggestions, best first. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CareerSuggestions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly updateCareerStatus: {
        readonly parameters: {
            readonly header?: {
                /** @description PUT stores details; without it the verification is only checked again. */
                readonly "x-http-method-override"?: "PUT";
            };
            readonly path: {
                /** @description The career status. */
                readonly careerStatusId: number;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WorkingDetails"] | components["schemas"]["StudentDetails"] | components["schemas"]["CareerStatusRecheck"];
            };
        };
        readonly responses: {
            /** @description Verification and next step. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CareerStatusUpdated"];
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
    readonly updateUnemployedCareerStatus: {
        readonly parameters: {
            readonly header: {
                /** @description Always PUT, because there is no verification to check again. */
                readonly "x-http-method-override": "PUT";
            };
            readonly path: {
                /** @description The career status. */
                readonly careerStatusId: number;
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UnemployedDetails"];
            };
        };
        readonly responses: {
            /** @description Verification and next step. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["CareerStatusUpdated"];
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
    readonly sendVerificationCode: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        readonly responses: {
            /** @description The code is on its way. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["VerificationCodeSent"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly verifyCode: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VerificationCodeProof"];
            };
        };
        readonly responses: {
            /** @description The verification. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Verification"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getPreferences: {
        readonly parameters: {};
        readonly responses: {
            /** @description The preferences; the defaults until something was chosen. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly savePreferences: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Preferences"];
            };
        };
        readonly responses: {
            /** @description The preferences as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Preferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getMessagePreferences: {
        readonly parameters: {};
        readonly responses: {
            /** @description The preferences. By default the user gets all notifications. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveMessagePreferences: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessagePreferencesChange"];
            };
        };
        readonly responses: {
            /** @description The preferences as they are now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MessagePreferences"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getSubscription: {
        readonly parameters: {};
        readonly responses: {
            /** @description The subscription. Until something was chosen, answers are mailed once a day, and nothing else. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveSubscription: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscriptionChange"];
            };
        };
        readonly responses: {
            /** @description The subscription as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Subscription"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly unsubscribe: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UnsubscribeKey"];
            };
        };
        readonly responses: {
            /** @description The subscription that has ended. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Unsubscribed"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 422: components["responses"]["Refused"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getFeedback: {
        readonly parameters: {
            readonly query: {
                /** @description The part of the product. */
                readonly touchpoint: components["schemas"]["FeedbackTouchpoint"];
            };
        };
        readonly responses: {
            /** @description The feedback; no rating and no comment until given. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Feedback"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly saveFeedback: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedbackGiven"];
            };
        };
        readonly responses: {
            /** @description The feedback as it is now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Feedback"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deactivateAccount: {
        readonly parameters: {};
        readonly responses: {
            /** @description The account is deactivated and every session has ended. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly deleteAccount: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        readonly responses: {
            /** @description The account no longer exists. */
            readonly 204: {};
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
    readonly previewMerge: {
        readonly parameters: {};
        readonly responses: {
            /** @description What a merge would do now. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MergePreview"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 404: components["responses"]["NotFound"];
            readonly 409: components["responses"]["Conflict"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly mergeAccounts: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AccountMerge"];
            };
        };
        readonly responses: {
            /** @description The other account no longer exists. */
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
    readonly listExports: {
        readonly parameters: {};
        readonly responses: {
            /** @description The exports. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["DataExports"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly startExport: {
        readonly parameters: {};
        readonly responses: {
            /** @description The export; ask the list how far it is. */
            readonly 202: {
                content: {
                    readonly "application/json": components["schemas"]["DataExport"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getRewards: {
        readonly parameters: {};
        readonly responses: {
            /** @description The points, by kind of contribution; empty until something was earned. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Rewards"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly checkPopup: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PopupQuestion"];
            };
        };
        readonly responses: {
            /** @description Whether it may be shown. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["PopupAnswer"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 409: components["responses"]["Conflict"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listOwnContributions: {
        readonly parameters: {};
        readonly responses: {
            /** @description The contributions; those that their author deleted are left out. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["OwnContributions"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listWaitingCards: {
        readonly parameters: {
            readonly query: {
                /** @description The company's name in addresses; also one that it had before. */
                readonly company: components["schemas"]["Line"];
            };
        };
        readonly responses: {
            /** @description The cards; empty where others see all. */
            readonly 200: {
                content: {
                    readonly "application/json": readonly components["schemas"]["WaitingCard"][];
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
    readonly withdrawContribution: {
        readonly parameters: {
            readonly path: {
                readonly kind: components["parameters"]["WithdrawnKind"];
                readonly contributionId: components["parameters"]["ContributionId"];
            };
        };
        readonly responses: {
            /** @description It is gone. */
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
    readonly restoreContribution: {
        readonly parameters: {
            readonly path: {
                readonly kind: components["parameters"]["WithdrawnKind"];
                readonly contributionId: components["parameters"]["ContributionId"];
            };
        };
        readonly responses: {
            /** @description It is back as it was. */
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
}
