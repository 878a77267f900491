import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { NewNotification } from '@/core/talk/notifications/new-notification';
import { postUpvotedNotification, welcomeNotification } from '@/core/talk/notifications/notification-texts.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { sealMoment } from '@/server/platform/sealed-moment';
import { sealPayload } from '@/server/services/talk/notification/notifications/notification-seals';
import { bulkInsert } from './bulk-insert';
import { insertNotifications } from './demo.queries';
import type { DemoPost } from './demo-post';
import type { DemoPerson } from './person';
import { Random } from './random';
import type { References } from './references';

const MAX_NEWS = 9;
const minute = 60_000;
const joined = 700 * 24 * 60 * minute;
/** Statuses (unseen, seen but unread, read); see openapi/notification.yaml. */
const statuses = [0, 0, 1, 1];
const read = 2;

interface News {
  readonly notification: NewNotification;
  readonly age: number;
}

export class DemoInbox {
  private readonly random = new Random('inbox');
  private readonly news = new Map<DemoPerson, News[]>();

  constructor(people: readonly DemoPerson[]) {
    for (const person of people) this.news.set(person, []);
  }

  /** Records that a post was found useful. Posts are passed newest first; each inbox keeps the first few. */
  note(post: DemoPost): void {
    const news = this.news.get(post.author);
    if (news === undefined || news.length >= MAX_NEWS || post.upvoters.length === 0) return;
    const { id, title, content, age, upvoters } = post;
    const notification = postUpvotedNotification({ id, title, opening: content, people: upvoters.length });
    news.push({ notification, age: Math.max(minute, Math.round(age * this.random.next() * 0.5)) });
  }

  async load(tx: Database, authorship: Authorship, references: References, now: number, brand: string): Promise<void> {
    const rows = [...this.news].flatMap(([person, news]) => {
      const { persona } = references.of(person);
      const inbox = authorship.inboxRef(persona);
      const all = person.isReader ? [...news, { notification: welcomeNotification(brand), age: joined }] : news;
      return all
        .sort((one, other) => one.age - other.age)
        .map(({ notification, age }, place) => ({
          id: this.random.uuid(),
          inbox_ref: inbox,
          subject_ref: authorship.subjectRef(inbox, notification.subject),
          status: statuses[place] ?? read,
          created_on: dayInIndia(now - age),
          created_seal: sealMoment(authorship, inbox, now - age),
          payload_seal: sealPayload(authorship, inbox, notification),
        }));
    });
    await bulkInsert(tx, insertNotifications, rows);
  }
}
