import { Avatar } from '@/views/kernel/ui/avatar';
import { LinkTabs } from '@/views/kernel/ui/link-tabs';
import { Monogram } from '@/views/kernel/ui/monogram';
import { RelativeTime } from '@/views/kernel/ui/relative-time';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { Wordmark } from '@/views/kernel/ui/wordmark';
import { Sample } from './sample';

const PEOPLE = ['FilterKaapi42', 'QuietBulbul', 'SleepyLangur', 'NightShiftNilgai', 'PeepalRoot', 'NimbuPaani'];
const COMPANIES = ['Vaayuna Technologies', 'Palashika Health', 'Meghanta Cloud', 'Dhruvanta Pay', 'Kolamba', '७ तारा'];

export function TextSamples({ theme }: { readonly theme: string }) {
  return (
    <>
      <Sample name="Type">
        <div className="grid gap-3">
          <h1 className="h1">Heading one: ₹18,40,000 a year</h1>
          <h2 className="h2">Heading two: 90 days’ notice, offer needs 45</h2>
          <h3 className="h3">Heading three: how people rated it</h3>
          <p className="read">
            Reading text. HR says the buyout is “at the manager’s discretion”, but the letter says basic pay for the
            days left, which for me is about ₹1.2 L. <span lang="hi">क्या किसी ने पूरा पैसा दिए बिना निकल पाया है?</span>
          </p>
          <p>
            Chrome text, <span className="strong">strong</span>, <span className="meta">meta</span>
            <span className="meta dot">
              <RelativeTime at="2026-11-20T05:00:00Z" text="2 h" title="20 Nov 2026, 10:30 am" />
            </span>
          </p>
        </div>
      </Sample>
      <Sample name="Wordmark">
        <Wordmark />
      </Sample>
      <Sample name="TextLink">
        <p className="flex flex-wrap items-baseline gap-3">
          <TextLink to="/design">In text</TextLink>
          <TextLink to="/design" look="block">
            Alone, 44 px
          </TextLink>
          <TextLink to="https://example.com" newTab>
            Elsewhere (new tab)
          </TextLink>
        </p>
      </Sample>
      <Sample name="LinkTabs, with counts and overflow">
        <LinkTabs
          className="w-full"
          label={`Company, ${theme}`}
          tabs={[
            { to: '/design', label: 'Overview', current: true },
            { to: '/design?tab=reviews', label: 'Reviews', count: '2,418', current: false },
            { to: '/design?tab=salaries', label: 'Salaries', count: '8,914', current: false },
            { to: '/design?tab=interviews', label: 'Interviews', count: '1,206', current: false },
            { to: '/design?tab=jobs', label: 'Jobs', count: '64', current: false },
            { to: '/design?tab=benefits', label: 'Benefits', count: '312', current: false },
          ]}
        />
      </Sample>
      <Sample name="Section">
        <Section
          className="w-full"
          title={`Your communities, ${theme}`}
          action={
            <TextLink to="/design" look="block">
              Browse all
            </TextLink>
          }
        >
          <ul className="rows">
            {COMPANIES.slice(0, 3).map((name) => (
              <li key={name} className="flex items-center gap-3 py-2">
                <Monogram name={name} size={30} />
                {name}
              </li>
            ))}
          </ul>
        </Section>
        <Section className="w-full" thin level={3} title={`Section on a hairline, ${theme}`}>
          <p>For what is of second rank.</p>
        </Section>
      </Sample>
      <Sample name="Avatar: people are round">
        {PEOPLE.map((name) => (
          <Avatar key={name} seed={name} label={name} />
        ))}
        <Avatar seed="QuietBulbul" size={64} />
        <Avatar seed="QuietBulbul" size={26} />
      </Sample>
      <Sample name="Monogram: companies are square">
        {COMPANIES.map((name) => (
          <Monogram key={name} name={name} size={44} />
        ))}
        <Monogram name="Vaayuna Technologies" size={76} />
        <Monogram name="Vaayuna Technologies" size={26} />
      </Sample>
    </>
  );
}
