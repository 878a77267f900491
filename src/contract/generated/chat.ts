// Generated from openapi/chat.yaml by `npm run generate`. Change that file, not this one.

export type ChatStatus = components['schemas']['ChatStatus'];
export type ChatMeta = components['schemas']['ChatMeta'];
export type MessageText = components['schemas']['MessageText'];
export type Message = components['schemas']['Message'];
export type MessageList = components['schemas']['MessageList'];
export type Participant = components['schemas']['Participant'];
export type Talk = components['schemas']['Talk'];
export type RoomType = components['schemas']['RoomType'];
export type RoomRef = components['schemas']['RoomRef'];
export type TalkRoom = components['schemas']['TalkRoom'];
export type Room = components['schemas']['Room'];
export type RoomList = components['schemas']['RoomList'];
export type TalkList = components['schemas']['TalkList'];
export type Muting = components['schemas']['Muting'];
export type ReadMark = components['schemas']['ReadMark'];
export type NewMessage = components['schemas']['NewMessage'];
export type MessageReport = components['schemas']['MessageReport'];
export type TalkRequest = components['schemas']['TalkRequest'];
export type Line = components['schemas']['Line'];
export type Problem = components['schemas']['Problem'];
export type Timestamp = components['schemas']['Timestamp'];
export type Prose = components['schemas']['Prose'];
export type ProfileTag = components['schemas']['ProfileTag'];
export type Name = components['schemas']['Name'];

export interface components {
    schemas: {
        readonly ChatStatus: {
            readonly enabled: boolean;
        };
        readonly ChatMeta: {
            readonly unreadCount: number;
            readonly groupCount: number;
            /** @description True if the user wants notifications of messages and requests (`talks` of the message preferences). */
            readonly isAnnounced: boolean;
        };
        readonly MessageText: components["schemas"]["Prose"];
        readonly Message: {
            /** Format: uuid */
            readonly id: string;
            /** @description The place in the conversation, from 1 without a gap. */
            readonly number: number;
            readonly isMine: boolean;
            /** @description In a room, who wrote it; null in a conversation of two, and once the writer’s account has ended. */
            readonly author: components["schemas"]["Participant"] | null;
            /** @description Plain text, never markup; empty where the message was deleted or is hidden. */
            readonly content: string;
            /**
             * @description HIDDEN: the user has blocked its writer.
             * @enum {string}
             */
            readonly state: "SENT" | "CHANGED" | "DELETED" | "HIDDEN";
            readonly sentAt: components["schemas"]["Timestamp"];
        };
        readonly MessageList: {
            readonly items: readonly components["schemas"]["Message"][];
        };
        /** @description A pseudonym, as it was when the conversation began or the message was sent; for a room, the topic or company. */
        readonly Participant: {
            readonly name: string;
            readonly avatarUrl: string;
            readonly avatarBgColor: string;
        };
        readonly Talk: {
            /** Format: uuid */
            readonly id: string;
            /**
             * @description WAITING: the user has asked and may write once it is accepted. ASKED: the user has been asked. CLOSED: it takes no more messages.
             * @enum {string}
             */
            readonly state: "WAITING" | "ASKED" | "OPEN" | "CLOSED";
            /** @description True if the user has blocked the other pseudonym. */
            readonly isBlocked: boolean;
            /** @description True if the user has muted it. */
            readonly isMuted: boolean;
            /** @description The pseudonym that the user has in it. */
            readonly ownName: string;
            readonly other: components["schemas"]["Participant"];
            /** @description Null for a conversation of two. */
            readonly room: components["schemas"]["TalkRoom"] | null;
            /** @description Null in a room without a message. */
            readonly lastMessage: components["schemas"]["Message"] | null;
            readonly lastNumber: number;
            readonly unreadCount: number;
        };
        /** @enum {string} */
        readonly RoomType: "topic" | "company";
        readonly RoomRef: {
            readonly type: components["schemas"]["RoomType"];
            readonly entityId: number;
        };
        readonly TalkRoom: {
            readonly type: components["schemas"]["RoomType"];
            readonly entityId: number;
            readonly slug: string;
        };
        readonly Room: {
            readonly type: components["schemas"]["RoomType"];
            readonly entityId: number;
            readonly name: string;
            readonly slug: string;
            /**
             * Format: uuid
             * @description The conversation; null while the user is not in it.
             */
            readonly talkId: string | null;
            /**
             * @description The reason why the user may not enter; null for none.
             * @enum {string|null}
             */
            readonly bar: "WRITER_REQUIRED" | "FOLLOWERS_ONLY" | "ADDRESS_REQUIRED" | "TOO_FEW" | "REMOVED" | null;
            /** @description The people in it, rounded down to tens; null for fewer than ten. */
            readonly memberCount: number | null;
        };
        readonly RoomList: {
            readonly items: readonly components["schemas"]["Room"][];
        };
        readonly TalkList: {
            readonly items: readonly components["schemas"]["Talk"][];
        };
        readonly Muting: {
            readonly isMuted: boolean;
        };
        readonly ReadMark: {
            /** Format: uuid */
            readonly talkId: string;
            readonly number: number;
        };
        readonly NewMessage: {
            /** Format: uuid */
            readonly talkId: string;
            /**
             * Format: uuid
             * @description Drawn by the client.
             */
            readonly messageId: string;
            readonly content: components["schemas"]["MessageText"];
        };
        readonly MessageReport: {
            /** Format: uuid */
            readonly talkId: string;
            /** Format: uuid */
            readonly messageId: string;
            /** @enum {string} */
            readonly reason: "ABUSE" | "IDENTITY" | "ADVERTISING" | "FALSE" | "OTHER";
        };
        readonly TalkRequest: {
            /** @description A pseudonym. */
            readonly to: components["schemas"]["Name"];
            /**
             * Format: uuid
             * @description Drawn by the client.
             */
            readonly messageId: string;
            readonly content: components["schemas"]["MessageText"];
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
        /**
         * Format: date-time
         * @description UTC, to the millisecond.
         */
        readonly Timestamp: string;
        /** @description Text of several lines with something in it that is seen. */
        readonly Prose: string;
        /** @description Another value for each user, and after each change of how others see the user. It says nothing else. */
        readonly ProfileTag: string;
        /** @description One line with something in it that is seen. */
        readonly Name: string;
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
        /** @description This person, this origin or this kind of client may not do this. */
        readonly Forbidden: {
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
        /** @description There is no such thing. */
        readonly NotFound: {
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
        /** @description The conversation. */
        readonly TalkId: string;
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
        /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
        readonly ProfileTag: components["schemas"]["ProfileTag"];
    };
}
export interface operations {
    readonly getChatStatus: {
        readonly parameters: {};
        readonly responses: {
            /** @description Whether chat is available to the user. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ChatStatus"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly getChatMeta: {
        readonly parameters: {};
        readonly responses: {
            /** @description Unread messages but for those of muted conversations, and conversations with requests among them. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["ChatMeta"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listTalks: {
        readonly parameters: {
            readonly query: {
                /** @description The maximum number of items. */
                readonly limit: number;
            };
        };
        readonly responses: {
            /** @description The conversations. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["TalkList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listRooms: {
        readonly parameters: {};
        readonly responses: {
            /** @description The rooms by name. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["RoomList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly enterRoom: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RoomRef"];
            };
        };
        readonly responses: {
            /** @description The room. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Talk"];
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
    readonly acceptTalk: {
        readonly parameters: {
            readonly path: {
                /** @description The conversation. */
                readonly talkId: components["parameters"]["TalkId"];
            };
        };
        readonly responses: {
            /** @description The conversation. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Talk"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly leaveTalk: {
        readonly parameters: {
            readonly path: {
                /** @description The conversation. */
                readonly talkId: components["parameters"]["TalkId"];
            };
        };
        readonly responses: {
            /** @description Left. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly muteTalk: {
        readonly parameters: {
            readonly path: {
                /** @description The conversation. */
                readonly talkId: components["parameters"]["TalkId"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Muting"];
            };
        };
        readonly responses: {
            /** @description The conversation. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Talk"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly listMessages: {
        readonly parameters: {
            readonly query: {
                /** @description The conversation. */
                readonly talkId: string;
                /** @description The maximum number of items. */
                readonly limit: number;
                /** @description The number of the last message that the client has. */
                readonly after?: number;
                /** @description The number of the first message that the client has. */
                readonly before?: number;
            };
        };
        readonly responses: {
            /** @description The messages. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["MessageList"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly readTalk: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReadMark"];
            };
        };
        readonly responses: {
            /** @description Marked. */
            readonly 204: {};
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["NotSignedIn"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 413: components["responses"]["BodyTooLarge"];
            readonly 415: components["responses"]["ContentTypeUnsupported"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["Failed"];
            readonly 503: components["responses"]["NotReady"];
        };
    };
    readonly editMessage: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMessage"];
            };
        };
        readonly responses: {
            /** @description The message. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Message"];
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
    readonly sendMessage: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewMessage"];
            };
        };
        readonly responses: {
            /** @description The message. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["Message"];
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
    readonly deleteMessage: {
        readonly parameters: {
            readonly query: {
                /** @description The conversation. */
                readonly talkId: string;
                /** @description The message. */
                readonly messageId: string;
            };
        };
        readonly responses: {
            /** @description The message, without its text. */
            readonly 200: {
                content: {
                    readonly "application/json": components["schemas"]["Message"];
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
    readonly reportMessage: {
        readonly parameters: {};
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MessageReport"];
            };
        };
        readonly responses: {
            /** @description Reported. */
            readonly 204: {};
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
    readonly requestTalk: {
        readonly parameters: {
            readonly header: {
                /** @description Names the profile that the screen showed: `profileTag` as it came with the profiles one can post under. Where the session’s is another one, nothing is written (409 `profile_changed`). */
                readonly "profile-tag": components["parameters"]["ProfileTag"];
            };
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TalkRequest"];
            };
        };
        readonly responses: {
            /** @description The conversation, which waits for the other one. */
            readonly 201: {
                content: {
                    readonly "application/json": components["schemas"]["Talk"];
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
}
